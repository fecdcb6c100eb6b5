import type { Content } from '../../content';
import type { Text } from '../../model/text';

/** The content of a language, and its own files. */
export interface TranslatedContent {
  content: Content;
  /** The folder of the language. */
  folder: string;
  /** The files that follow one of the default language, from `folder` on. */
  names: readonly string[];
  /** Those whose original has changed since they were translated, from `folder` on. */
  outdated: ReadonlySet<string>;
}

/** Texts of a translation and their originals; lines are looked up only for a mistake. */
export interface Pair {
  own: readonly Text[];
  original: readonly Text[];
  file: string;
  toLine(): number;
  /** The file and line of the original. */
  toOriginalPlace(): string;
}
