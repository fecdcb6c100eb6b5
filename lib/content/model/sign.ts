import type { CareLevel } from './care-level';
import type { Text } from './text';

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
