import type { CareLevel } from './care-level';
import type { Text } from './text';

/** Something that decides how fast care is needed. */
export interface Sign {
  /** Completes “Get help now if …”. */
  text: Text;
  /** The ids of its sources. */
  sources: readonly string[];
  /** In the words of somebody who has noticed it. */
  noticed: string;
  /** What to do until help is there. */
  until: Text;
  /** What a card that names it begins with, such as water before a call. */
  first: Text | null;
}

/** The signs of each level by their names. */
export type Signs = Record<CareLevel, Record<string, Sign>>;
