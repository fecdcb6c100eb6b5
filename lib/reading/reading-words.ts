import type { Messages } from '../content/messages/messages';

/** What the reading settings say, as one file that comes when they open. */
export type ReadingWords = Readonly<Messages['reading']['panel']>;

/** Where that file is, below the site's folder. */
export const READING_WORDS = '/reading-settings/words.json';
