import { z } from 'zod';
import type { Text } from '../../text/rich-text';

/** The levels of urgency: call an ambulance, see an eye doctor today, or within days. */
export const careLevels = ['emergency', 'today', 'days'] as const;

export type CareLevel = (typeof careLevels)[number];

/** The ids of the care cards; a page has at most one of each level. */
export const careCardIds: Record<CareLevel, string> = {
  emergency: 'help',
  today: 'help-today',
  days: 'help-within-days',
};

/** The path of the page with all signs by urgency. */
export const URGENT_PATH = '/eye-care/urgent/';

/** A sign that needs care, with its first aid. */
export interface Sign {
  /** Completes “Get help now if …”. */
  text: Text;
  /** The ids of its references. */
  sources: readonly string[];
  /** The sign in the words of the visitor. */
  noticed: string;
  /** First aid until help arrives. */
  until: Text;
  /** The instruction at the top of each card with this sign, such as to rinse with water before the call. */
  first: Text | null;
  /** The heading of the group that begins with it; plain text. */
  heading: string | null;
  /** Words by which the check recognises the sign in a sentence; each item is one choice of words. */
  words: readonly string[];
}

/** The signs by level and name. */
export type Signs = Record<CareLevel, Record<string, Sign>>;

const text = z.string().min(1);

const sign = z.strictObject({
  /** These four are in inline Markdown; `noticed` is plain text, because it is added to a form. */
  text,
  noticed: text,
  until: text,
  first: text.exactOptional(),
  /** The heading above it where every sign is listed; it holds for the signs below, too. */
  heading: text.exactOptional(),
  words: z
    .array(z.string().regex(/^\w+( -?\w+)*$/, 'must be words with a space between them'))
    .exactOptional(),
});

/** The schema of signs.yaml: the signs by level of urgency and name. */
export const signsSchema = z.record(z.enum(careLevels), z.record(z.string(), sign));
