import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text, in quotes',
  number: 'a number, in digits alone, such as 1500',
  int: 'a whole number, in digits alone, such as 1500',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of named lines',
  record: 'a group of named lines',
};

const MAX_QUOTE = 80;

function quote(value: unknown): string {
  const text = typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'nothing');
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)} …` : text;
}

/** Describes a Zod issue as a sentence that names the field and what is allowed. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const name = `\`${issue.path.map(String).join('.')}\``;
  const is = `; it is ${quote(value)}.`;
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `${name} is missing.`
        : `${name} must be ${kinds[issue.expected] ?? issue.expected}${is}`;
    case 'invalid_value': {
      const wanted = `must be one of ${issue.values.join(', ')}`;
      return value === undefined ? `${name} is missing; it ${wanted}.` : `${name} ${wanted}${is}`;
    }
    case 'too_big':
    case 'too_small': {
      const [verb, bound] =
        issue.code === 'too_big'
          ? ['may', `at most ${issue.maximum}`]
          : ['must', `at least ${issue.minimum}`];
      return typeof value === 'string'
        ? `${name} ${verb} have ${bound} characters; it has ${value.length}.`
        : `${name} ${verb} be ${bound}${is}`;
    }
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `\`${[...issue.path, key].join('.')}\``).join(', ')} is not known here.`;
    case 'invalid_union':
      return issue.discriminator
        ? `\`${issue.discriminator}\` is not one that is known${is}`
        : `${name} is not as it must be${is}`;
    default:
      return `${name} ${issue.message}${is}`;
  }
}
