export type EntryKind = 'page' | 'article' | 'post' | 'question';

/** An indexed page, section or question. */
export interface SearchEntry {
  /** The path of its page, with the fragment of a section. */
  path: string;
  kind: EntryKind;
  /** The title of the page, or the question; for a section the short title of its page. */
  title: string;
  /** The heading of its section; absent for the first section of a page. */
  heading?: string;
  text: string;
}

/** The files of the index, in loading order: results from the first file are available first. */
export const indexFiles = ['pages.json', 'posts.json'] as const;
