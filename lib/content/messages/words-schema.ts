import { z } from 'zod';

/**
 * The schema of words that have the same names as these, each with one line of text; where a schema takes the
 * place of a value, its words follow that one.
 */
export function toWordsSchema(shape: unknown, line: z.ZodType<string>): z.ZodType {
  if (shape instanceof z.ZodType) {
    return shape;
  }
  return typeof shape === 'object' && shape !== null
    ? z.strictObject(
        Object.fromEntries(
          Object.entries(shape).map(([name, value]) => [name, toWordsSchema(value, line)]),
        ),
      )
    : line;
}
