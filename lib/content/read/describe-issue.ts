import type { z } from 'zod';

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

/** How to write a value of another type, where its meaning is sure. */
function suggest(expected: string, value: unknown): string {
  if (expected === 'string' && typeof value === 'number') {
    return ' Put it in quotes, as you wrote it: "…".';
  }
  return ['number', 'int'].includes(expected) ? ' Write digits alone, such as 1500.' : '';
}

/** Describes a Zod issue as a sentence that names the field and what is allowed. */
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
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `\`${[...issue.path, key].join('.')}\``).join(', ')} is not known here.`;
    case 'invalid_union':
      return issue.discriminator
        ? `\`${issue.discriminator}\` is not one that is known; it is ${quoteShort(value)}.`
        : `${name} is not as it must be; it is ${quoteShort(value)}.`;
    default:
      return `${name} ${issue.message}; it is ${quoteShort(value)}.`;
  }
}
