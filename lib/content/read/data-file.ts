import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlias, isScalar, LineCounter, parseDocument, visit, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import type { Problem, Report } from '../../text/problems';
import type { SourceText } from '../../text/source-text';
import type { LanguageFolder } from './files';

/** A parsed data file or front matter, with the line of each value. */
export interface Data {
  file: string;
  /** `undefined` after a syntax error. */
  value: unknown;
  toLine(path: readonly PropertyKey[]): number;
}

/** Parses YAML 1.2, a superset of JSON; reports comments after a text that were probably meant as part of it. */
function readYaml({ file, text, firstLine }: SourceText, report: Report): Data {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const toFileLine = (offset = 0) => firstLine - 1 + lines.linePos(offset).line;
  const comments: Problem[] = [];
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.anchor || node.tag) {
        const message = 'A text that begins with &, ! or * needs quotes';
        document.errors.push(new YAMLParseError([node.range?.[0] ?? 0, 0], 'BAD_ALIAS', message));
      } else if (isScalar(node)) {
        const { value, comment, range, source = '' } = node;
        if (typeof value === 'number' && /^(?:\+|0\d)/.test(source)) {
          // A phone or registration number: YAML would drop the plus sign or the leading zero.
          node.value = source;
        }
        const isEmpty = value === null && /^ *#/.test(text.slice(range?.[0]));
        if (comment && (typeof value === 'string' || isEmpty)) {
          const message = `\`#${comment.split('\n', 1)}\` is not read, because a # after a space begins a comment: put the whole text of this line into "…".`;
          comments.push({ file, line: toFileLine(range?.[1]), message });
        }
      }
    },
  });
  // Reports only the first error: the others may be consequences of it.
  const [error] = document.errors;
  if (error) {
    // For a duplicate key, the error position is at the end of the line above.
    const line = toFileLine(error.pos[0] + Math.max(0, text.slice(error.pos[0]).search(/\S/)));
    const written = text.split('\n')[line - firstLine]?.trim() ?? '';
    const advice =
      error.code === 'DUPLICATE_KEY'
        ? 'A name may be there only once in a group, whose lines begin with two blanks more; a day with a lunch break has two entries, one for each sitting.'
        : 'A text with a colon or a # needs quotes, "…"; else compare the blanks, quotes and brackets of this line and the one above with lines that are right.';
    report({ file, line, message: `${error.message}: \`${written}\`. ${advice}` });
  } else {
    comments.forEach(report);
  }
  const toLine = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as { range?: number[] } | undefined;
    const [start] = path.length > 0 ? (node?.range ?? []) : [0];
    return start === undefined ? toLine(path.slice(0, -1)) : toFileLine(start);
  };
  return { file, value: error ? undefined : document.toJS(), toLine };
}

/** Parses a data file; JSON with a mistake or a duplicate key is parsed as YAML too, which reports it with its line. */
export function readData(source: SourceText, report: Report): Data {
  const { file, text } = source;
  const toLine = (path: readonly PropertyKey[]) => readYaml(source, report).toLine(path);
  try {
    const value = file.endsWith('.json') && JSON.parse(text);
    const isSame = value && JSON.stringify(value).replace(/\s/g, '') === text.replace(/\s/g, '');
    return isSame ? { file, value, toLine } : readYaml(source, report);
  } catch {
    const data = readYaml(source, report);
    const [before = ''] = text.split(/,(?=\s*[}\]])|(?:^|":) *(?![\s"{[\]}\d])/m, 1);
    const message =
      'The comma at the end of this line must go if nothing follows it; else a straight quote, ", is missing.';
    if (data.value !== undefined) {
      report({ file, line: before.split('\n').length, message });
    }
    return data;
  }
}

const kinds: Record<string, string> = {
  string: 'a text, in quotes',
  number: 'a number, in digits alone, such as 1500',
  int: 'a whole number, in digits alone, such as 1500',
  boolean: 'true or false',
  array: 'a list: a line for each entry, with a hyphen and a blank before it',
  object: 'a group of named lines, two blanks further in, as in its example',
  record: 'a group of named lines',
};

/** Describes a Zod issue as a sentence that names the field and what is allowed. */
function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const name = `\`${issue.path.map(String).join('.')}\``;
  const characters = typeof value === 'string' ? ' characters' : '';
  const is = value === undefined ? '.' : `; it is ${JSON.stringify(value)}.`;
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.map((key) => `\`${[...issue.path, key].join('.')}\``).join(', ')} is not known here.`;
  }
  if (value === undefined && issue.code !== 'custom') {
    return `${name} is missing.`;
  }
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${kinds[issue.expected] ?? issue.expected}${is}`;
    case 'invalid_value':
      return `${name} must be one of ${issue.values.join(', ')}${is}`;
    case 'too_big':
      return `${name} may be at most ${issue.maximum}${characters}${is}`;
    case 'too_small':
      return `${name} must be at least ${issue.minimum}${characters}${is}`;
    case 'invalid_union':
      return `${name} is not one that is known${is}`;
    case 'invalid_key':
      return `${name} ${issue.issues[0]?.message}.`;
    default:
      return `${name} ${issue.message}${is}`;
  }
}

/** Validates data; reports every mistake with its line, and returns `undefined` if there is one. */
export function validate<T>(
  schema: z.ZodType<T>,
  value: unknown,
  { file, toLine }: Data,
  report: Report,
): T | undefined {
  const result = schema.safeParse(value);
  let lineAbove = -1;
  for (const issue of result.error?.issues ?? []) {
    const path =
      issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    const line = toLine(path);
    const found = issue.path.reduce((inner, key) => Object(inner)[key], value);
    // If the lines of a group are not indented, YAML gives its key no value, and they count as siblings.
    const isOfGroup = path.length === 1 && line === lineAbove + 1;
    lineAbove = isOfGroup || found === null ? line : -1;
    if (!isOfGroup) {
      report({ file, line, message: describeIssue(issue, found) });
    }
  }
  return result.data;
}

export interface DataFile<T> extends Data {
  value: T;
}

/** Reads and validates a data file; returns `null` if it is missing or invalid. */
export function readDataFile<T>(
  { files, report }: LanguageFolder,
  file: string,
  schema: z.ZodType<T>,
): DataFile<T> | null {
  if (!existsSync(join(files.root, file))) {
    report({ file, message: 'This file is missing.' });
    return null;
  }
  if (!files.data.has(file)) {
    const data = readData(files.read(file), report);
    const value = data.value === undefined ? undefined : validate(schema, data.value, data, report);
    files.data.set(file, value === undefined ? null : { ...data, value });
  }
  return files.data.get(file) as DataFile<T> | null;
}
