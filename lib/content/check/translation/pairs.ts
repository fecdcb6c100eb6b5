import type { Content } from '../../content';
import type { Text } from '../../model/text';

/** The content of a language, and the files that it has of its own. */
export interface TranslatedContent {
  content: Content;
  /** The folder of the language. */
  folder: string;
  /** The files that follow one of the default language, from `folder` on. */
  names: readonly string[];
  /** Those whose original has changed since they were translated, from `folder` on. */
  outdated: ReadonlySet<string>;
}

/** Texts of a translation and those that they follow; lines are looked up where one is told. */
export interface Pair {
  own: readonly Text[];
  original: readonly Text[];
  file: string;
  toLine(): number;
  /** The place that it follows, in words. */
  toOriginalPlace(): string;
}

/** A file of a translation, text by text. */
export interface PairedFile {
  file: string;
  isDocument: boolean;
  /** Then no texts are paired but those for emergencies. */
  isOutdated: boolean;
  pairs: readonly Pair[];
}
