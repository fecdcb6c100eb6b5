import type { Block, CareLevel, Text } from '../model/blocks';
import type { Resolve } from '../model/placeholders';

/** What inline Markdown may refer to by name. */
export interface InlineNames {
  resolve: Resolve;
  /** Whether a source has this id. */
  isReference: (id: string) => boolean;
  /** A text that several pages use, by its name. */
  findText: (name: string) => Text | undefined;
}

/** What the Markdown of a document may refer to by name. */
export interface MarkdownNames extends InlineNames {
  /** Whether a fact is told; `undefined` where there is no such fact. */
  isTold: (place: string) => boolean | undefined;
  /** A sign of a level, by its name. */
  findSign: (level: CareLevel, name: string) => Text | undefined;
  /** The level at which a sign of this name stands, if there is one. */
  findLevel: (name: string) => CareLevel | undefined;
  /** A sign in the words of somebody who has noticed it, by its name. */
  findNoticedSign: (name: string) => string | undefined;
  /** The services of the patient form, as it sends them. */
  services: readonly string[];
  /** The blocks of the cards of eye care, one after the other. */
  readEyeCareCards: () => readonly Block[];
  /** What cards and boxes are called that bring no title of their own. */
  titles: Record<CareLevel | 'evidence' | 'what-to-tell-us', string>;
  /** What a card for emergencies ends with that brings no note of its own. */
  emergencyNote: () => Text;
}
