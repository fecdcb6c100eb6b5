import type { z } from 'zod';

/** A mistake in the content: its place, and what is allowed there. */
export interface Problem {
  /** The file, from the folder of the project on. */
  file: string;
  /** Counted from 1. */
  line?: number;
  message: string;
}

/** Collects a mistake; reading continues, so that the owner gets all of them at once. */
export type Report = (problem: Problem) => void;

/** A place in words, such as `content/facts.yaml, line 4`. */
export const formatPlace = (file: string, line: number | undefined): string =>
  line === undefined ? file : `${file}, line ${line}`;

/** A mistake in one line, such as `content/facts.yaml, line 4: …`. */
export const formatProblem = ({ file, line, message }: Problem): string =>
  `${formatPlace(file, line)}: ${message}`;

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of named lines',
  record: 'a group of named lines',
};

const quote = (value: unknown) =>
  typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'nothing');

const MAX_QUOTE = 80;

const quoteShort = (value: unknown) => {
  const text = quote(value);
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)} …` : text;
};

/** What to write in place of a value of another type, where that is plain. */
function suggest(expected: string, value: unknown): string {
  if (expected === 'string' && typeof value === 'number') {
    return ` Put it in quotes: "${value}".`;
  }
  const digits = typeof value === 'string' ? value.replace(/[^\d.]/g, '') : '';
  return ['number', 'int'].includes(expected) && /\d/.test(digits)
    ? ` Write ${Number(digits)}, without a sign, a comma or quotes.`
    : '';
}

/** The likely cause of an unknown name, where the name shows it. */
function explainUnknown(key: string, value: unknown): string {
  const [, name, rest] = /^([\w-]+):(.+)$/.exec(key) ?? [];
  if (name) {
    return ` A space is missing behind its colon: \`${name}: ${rest}\`.`;
  }
  if (value !== null) {
    return '';
  }
  return /^\d+$/.test(key)
    ? ' A number has no comma in it: write 1500 for 1,500.'
    : ' Words with a comma between them need quotes, such as "Monday, Tuesday".';
}

/** What is wrong with a value and what is allowed, as a sentence that names the field. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const name = `\`${issue.path.map(String).join('.')}\``;
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `${name} is missing.`
        : `${name} must be ${kinds[issue.expected] ?? issue.expected}; it is ${quoteShort(value)}.${suggest(issue.expected, value)}`;
    case 'invalid_value':
      return value === undefined
        ? `${name} is missing; it must be one of ${issue.values.join(', ')}.`
        : `${name} must be one of ${issue.values.join(', ')}; it is ${quoteShort(value)}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `${name} may have at most ${issue.maximum} characters; it has ${String(value).length}.`
        : `${name} may be at most ${issue.maximum}; it is ${quoteShort(value)}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `${name} must have at least ${issue.minimum} characters; it has ${String(value).length}.`
        : `${name} must be at least ${issue.minimum}; it is ${quoteShort(value)}.`;
    case 'unrecognized_keys': {
      const [key = ''] = issue.keys;
      const names = issue.keys.map((one) => `\`${[...issue.path, one].join('.')}\``).join(', ');
      return `${names} is not known here.${explainUnknown(key, Reflect.get(Object(value), key))}`;
    }
    case 'invalid_union':
      return issue.discriminator
        ? `\`${issue.discriminator}\` is not one that is known; it is ${quoteShort(value)}.`
        : `${name} is not as it must be; it is ${quoteShort(value)}.`;
    default:
      return `${name} ${issue.message}; it is ${quoteShort(value)}.`;
  }
}
