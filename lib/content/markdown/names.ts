import type { Block } from '../blocks/blocks';
import type { DirectiveNames } from '../blocks/description';
import type { Resolve } from '../model/placeholders';
import type { Text } from '../model/text';

/** What inline Markdown may refer to by name. */
export interface InlineNames {
  resolve: Resolve;
  /** Whether a source has this id. */
  isReference: (id: string) => boolean;
  /** A text that several pages use, by its name. */
  findText: (name: string) => Text | undefined;
  /** The address to which a link leads, after renamed and removed pages. */
  follow: (href: string) => string;
}

/** What the Markdown of a document may refer to by name. */
export interface MarkdownNames extends InlineNames, DirectiveNames {
  /** Whether a fact has a value; `undefined` where there is no such fact. */
  hasValue: (place: string) => boolean | undefined;
  /** The blocks of the cards of eye care, one after the other. */
  readEyeCareCards: () => readonly Block[];
}
