import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { decodeText } from './decode-text';
import { describeIssue, type Report } from './problems';

/** The text of a content file, or of the part that begins at a line. */
export interface SourceText {
  /** The path relative to the root of the project. */
  file: string;
  text: string;
  /** The one-based line of the file at which `text` begins. */
  firstLine: number;
}

/** Reads and normalizes a content file by its path relative to the root of the project. */
export const readSource = (root: string, file: string): SourceText => ({
  file,
  text: decodeText(readFileSync(join(root, file))),
  firstLine: 1,
});

/** A parsed data file, with the line of each value. */
export interface Data {
  value: unknown;
  toLine(path: readonly PropertyKey[]): number;
  /** The comments on the same line after a plain text. */
  listTextComments(): { line: number; comment: string }[];
}

/** A line such as `title: Squint: what helps` or `title: # one`. */
const needsQuotes = /^(?:- )?[\w-]+: (?!["'[{]).*(?::(?: |$)|#)/;

/** Parses YAML 1.2, of which JSON is a subset; after a syntax error the value is `undefined`. */
function readYaml({ file, text, firstLine }: SourceText, report: Report): Data {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const toFileLine = (offset: number) => firstLine - 1 + lines.linePos(offset).line;
  // Only the first: a parser finds follow-up errors after it.
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    const written = text.split('\n')[line - 1]?.trim() ?? '';
    const advice = needsQuotes.test(written)
      ? ' A text with a colon or a # needs quotes: "…".'
      : '';
    report({
      file,
      line: firstLine - 1 + line,
      message: `${error.message}: \`${written}\`.${advice}`,
    });
  }
  return {
    value: document.errors.length > 0 ? undefined : document.toJS(),
    toLine(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (typeof node === 'object' && node !== null && 'range' in node && node.range) {
          return toFileLine((node.range as number[])[0] ?? 0);
        }
      }
      return firstLine;
    },
    listTextComments() {
      const comments: { line: number; comment: string }[] = [];
      visit(document, {
        Scalar(_, { value, comment, range }) {
          if (typeof value === 'string' && comment) {
            comments.push({ line: toFileLine(range?.[1] ?? 0), comment });
          }
        },
      });
      return comments;
    },
  };
}

/** The number of object keys in a JSON text, at any depth. */
function countNames(text: string): number {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;
}

/** Parses JSON; returns `undefined` for a syntax error or a duplicate key. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return countNames(JSON.stringify(value)) === countNames(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON with `JSON.parse`, ten times as fast as with the YAML parser, which explains mistakes and finds
 * lines.
 */
function readJson(source: SourceText, report: Report): Data {
  const { file, text } = source;
  const value = parseJson(text);
  let yaml: Data | undefined;
  if (value === undefined) {
    yaml = readYaml(source, report);
    if (yaml.value !== undefined) {
      // YAML allows a trailing comma; the TypeScript compiler, which reads the English messages, does not.
      const line = text.split(/,(?=\s*[}\]])/, 1)[0]?.split('\n').length ?? 1;
      report({
        file,
        line,
        message: 'The comma at the end of this line must go: nothing follows it.',
      });
    }
  }
  return {
    value,
    toLine(path) {
      yaml ??= readYaml(source, () => undefined);
      return yaml.toLine(path);
    },
    listTextComments: () => [],
  };
}

/** Parses a data file by its extension; after a syntax error the value is `undefined`. */
export const readData = (source: SourceText, report: Report): Data =>
  source.file.endsWith('.json') ? readJson(source, report) : readYaml(source, report);

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

const toPlace = (path: readonly PropertyKey[]) => path.map(String).join('.');

/**
 * The issues of a value with their paths and messages, without follow-up issues: a misspelt name makes the
 * correct name missing.
 */
function listMistakes(issues: readonly z.core.$ZodIssue[], value: unknown) {
  const misspelt = new Set(
    issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? [toPlace(path)] : [])),
  );
  const isMissing = ({ path }: z.core.$ZodIssue) =>
    valueAt(value, path) === undefined && misspelt.has(toPlace(path.slice(0, -1)));
  const isConsequence = (issue: z.core.$ZodIssue) =>
    isMissing(issue) || (issue.code === 'custom' && misspelt.has(toPlace(issue.path)));
  return issues
    .filter((issue) => !isConsequence(issue))
    .map((issue) => {
      const message = describeIssue(issue, valueAt(value, issue.path));
      if (issue.code !== 'unrecognized_keys') {
        return { path: issue.path, message };
      }
      const missing = issues
        .filter((one) => isMissing(one) && toPlace(one.path.slice(0, -1)) === toPlace(issue.path))
        .map(({ path }) => `\`${String(path.at(-1))}\``);
      return {
        path: [...issue.path, issue.keys[0] ?? ''],
        message: missing.length > 0 ? `${message} Missing here: ${missing.join(', ')}.` : message,
      };
    });
}

/** Validates data; reports every mistake with its line, and returns `undefined` if there is one. */
export function validate<T>(
  schema: z.ZodType<T>,
  value: unknown,
  { file, toLine, report }: { file: string; toLine: Data['toLine']; report: Report },
): T | undefined {
  const result = schema.safeParse(value);
  for (const { path, message } of listMistakes(result.error?.issues ?? [], value)) {
    report({ file, line: toLine(path), message });
  }
  return result.data;
}

/** Reports comments that are probably part of the text before them. */
export function reportTextComments(
  { listTextComments }: Data,
  pattern: RegExp,
  file: string,
  report: Report,
): void {
  for (const { line, comment } of listTextComments().filter((one) => pattern.test(one.comment))) {
    const message = `\`#${comment}\` is not read, because a # after a space begins a comment: put the whole text of this line into "…".`;
    report({ file, line, message });
  }
}

/** A valid data file. */
export interface DataFile<T> {
  file: string;
  value: T;
  toLine: Data['toLine'];
}

/** Reads and validates a data file; returns `null` if it is missing or invalid. */
export function readDataFile<T>(
  { root, report }: { root: string; report: Report },
  file: string,
  schema: z.ZodType<T>,
): DataFile<T> | null {
  if (!existsSync(join(root, file))) {
    report({ file, message: 'This file is missing.' });
    return null;
  }
  const data = readData(readSource(root, file), report);
  const { value, toLine } = data;
  // For example `Shop #5`; a real comment has a space after its #.
  reportTextComments(data, /^\S/, file, report);
  const valid = value === undefined ? undefined : validate(schema, value, { file, toLine, report });
  return valid === undefined ? null : { file, value: valid, toLine };
}
