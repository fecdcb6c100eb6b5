import type { Block } from './blocks';
import type { DirectiveNames } from './description';
import type { Text } from './text';

/** What inline Markdown can reference by name. */
export interface InlineNames {
  /** Formats the fact at a path such as `facts.squint.sessionMinutes`; `null` if it is unknown or empty. */
  resolve: (place: string) => string | null;
  /** Whether there is a reference with this id. */
  isReference: (id: string) => boolean;
  /** A shared text by its name. */
  findText: (name: string) => Text | undefined;
}

/** What the Markdown of a document can reference by name. */
export interface MarkdownNames extends InlineNames, DirectiveNames {
  /** The value of the fact at a path; `undefined` if there is no such fact, `null` if it is empty. */
  findValue: (place: string) => unknown;
  /** The blocks of all eye-care cards, in order. */
  eyeCareCards: readonly Block[];
}
