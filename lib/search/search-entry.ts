export type EntryKind = 'page' | 'article' | 'post' | 'question';

/** A page, a section of one, or a question. */
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

/** The title of an entry in the results: its page, and its section if it is one. */
export const toName = ({ title, heading }: Pick<SearchEntry, 'title' | 'heading'>): string =>
  heading ? `${title}: ${heading}` : title;

/** The files of the index, in the order in which they load: the first results come from the first. */
export const indexFiles = ['pages.json', 'posts.json'] as const;
