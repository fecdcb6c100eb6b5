import { z } from 'zod';
import { withNonBreakingSpaces } from '../../text/non-breaking';
import type { Text } from '../../text/rich-text';

/** The levels of urgency: call an ambulance, see an eye doctor today, or see one within days. */
export const careLevels = ['emergency', 'today', 'days'] as const;

export type CareLevel = (typeof careLevels)[number];

/** The ids of the care cards; a page has at most one of each level. */
export const careCardIds: Record<CareLevel, string> = {
  emergency: 'help',
  today: 'help-today',
  days: 'help-within-days',
};

export const URGENT_PATH = '/eye-care/urgent/';

const text = z.string().min(1);

const plain = text.transform(withNonBreakingSpaces);

/** A sign that needs care; its texts are inline Markdown unless they are `plain`. */
const sign = z.strictObject({
  /** Completes the sentence “Get help now if …”. */
  text,
  /** The sign in the visitor's words; plain text, because it is inserted into a form. */
  noticed: plain,
  /** First aid until help arrives. */
  until: text,
  /** The instruction at the top of each card with this sign, such as to rinse with water before calling. */
  first: text.nullable().default(null),
  /** The heading above it in the list of all signs; plain text, and applies to the signs below too. */
  heading: plain.nullable().default(null),
  /** Words by which the content check recognises the sign in a sentence; each item is one alternative. */
  words: z
    .array(z.string().regex(/^\w+( -?\w+)*$/, 'must be words with a space between them'))
    .default([]),
});

export const signsSchema = z.record(z.enum(careLevels), z.record(z.string(), sign));

/** A sign after parsing, with the ids of the references of its text. */
interface Sign extends Omit<z.infer<typeof sign>, 'text' | 'until' | 'first'> {
  text: Text;
  sources: readonly string[];
  until: Text;
  first: Text | null;
}

export type Signs = Record<CareLevel, Record<string, Sign>>;

export const findLevel = (signs: Signs, name: string): CareLevel | undefined =>
  careLevels.find((level) => Object.hasOwn(signs[level], name));
