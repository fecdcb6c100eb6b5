import type { Block } from '../blocks/blocks';
import type { DirectiveNames } from '../blocks/description';
import type { Resolve } from '../model/placeholders';
import type { Text } from '../model/text';

/** What inline Markdown can reference by name. */
export interface InlineNames {
  resolve: Resolve;
  /** Whether there is a reference with this id. */
  isReference: (id: string) => boolean;
  /** A shared text by its name. */
  findText: (name: string) => Text | undefined;
  /** The target of a link after the redirects of renamed and removed pages. */
  follow: (href: string) => string;
}

/** What the Markdown of a document can reference by name. */
export interface MarkdownNames extends InlineNames, DirectiveNames {
  /** Whether a fact has a value; `undefined` if there is no such fact. */
  hasValue: (place: string) => boolean | undefined;
  /** The blocks of all eye-care cards, in order. */
  readEyeCareCards: () => readonly Block[];
}
