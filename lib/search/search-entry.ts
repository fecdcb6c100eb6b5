/** What a search can find: a page of blocks, a health article, a blog post or a question. */
export type EntryKind = 'page' | 'article' | 'post' | 'question';

/** A place of the site that a search may lead to. */
export interface SearchEntry {
  /** Its address inside the site, with the section's fragment where it has one. */
  path: string;
  kind: EntryKind;
  /** The title of its page, or the question; for a section the short title of its page. */
  title: string;
  /** The title of its section, where it is not the beginning of its page. */
  heading?: string;
  text: string;
}

/** What a place is called among others: its page, and the section where it is one. */
export const toName = ({ title, heading }: Pick<SearchEntry, 'title' | 'heading'>): string =>
  heading ? `${title}: ${heading}` : title;

/** The files of the index, in the order in which they load: the first results come from the first. */
export const indexFiles = ['pages.json', 'posts.json'] as const;
