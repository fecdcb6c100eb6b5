/** What a search can find: a page of blocks, a health article, a blog post or a question. */
export type EntryKind = 'page' | 'article' | 'post' | 'question';

/** A place of the site that a search may lead to. */
export interface SearchEntry {
  /** Its address inside the site, with the section's fragment where it has one. */
  path: string;
  kind: EntryKind;
  /** The title of its page, or the question. */
  title: string;
  /** The title of its section, where it is not the beginning of its page. */
  heading?: string;
  text: string;
}

/** A file of the index; the first one names the others. */
export interface IndexPart {
  entries: readonly SearchEntry[];
  more?: readonly string[];
}

/** The file of the index that is read first. */
export const FIRST_PART = 'pages.json';
