import { fromHtml } from './plain-text';

/**
 * How fast adults read, in words a minute: 238 for English prose in silence (Brysbaert, 2019, Journal
 * of Memory and Language 109), less a good tenth for those who read in their second language.
 */
const WORDS_PER_MINUTE = 210;

/** How long a piece of HTML takes to read, in whole minutes and at least one. */
export const toReadingMinutes = (html: string): number =>
  Math.max(1, Math.round(fromHtml(html).split(' ').length / WORDS_PER_MINUTE));
