import type { Block, CareLevel, Text } from '../model/blocks';
import type { Resolve } from '../model/placeholders';
import type { Signs } from '../model/sign';

/** What inline Markdown may refer to by name. */
export interface InlineNames {
  resolve: Resolve;
  /** Whether a source has this id. */
  isReference: (id: string) => boolean;
  /** A text that several pages use, by its name. */
  findText: (name: string) => Text | undefined;
  /** Where a link leads, once pages were renamed or removed. */
  follow: (href: string) => string;
}

/** What the Markdown of a document may refer to by name. */
export interface MarkdownNames extends InlineNames {
  /** Whether a fact is told; `undefined` where there is no such fact. */
  isTold: (place: string) => boolean | undefined;
  signs: Signs;
  /** The level at which a sign of this name stands, if there is one. */
  findLevel: (name: string) => CareLevel | undefined;
  /** The services of the patient form, as it sends them. */
  services: readonly string[];
  /** The blocks of the cards of eye care, one after the other. */
  readEyeCareCards: () => readonly Block[];
  /** What cards and boxes are called that bring no title of their own. */
  titles: Record<CareLevel | 'evidence' | 'what-to-tell-us', string>;
  /** What the cards of each level end with, whatever note they bring: whom to call, or where to go. */
  endings: Record<CareLevel, Text | null>;
}
