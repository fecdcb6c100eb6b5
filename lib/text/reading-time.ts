/**
 * How fast adults read, in words a minute: 238 for English prose in silence (Brysbaert, 2019, Journal
 * of Memory and Language 109), less a good tenth for those who read in their second language.
 */
const WORDS_PER_MINUTE = 210;

/** How many words a sign of a care card has, which a document only names: the median of all signs. */
const WORDS_PER_SIGN = 13;

const namedSign = /^- [\w-]+$/gm;
/** Directives, named signs, marks of sources, the targets of links and the ids of headings. */
const unread = /^::.*$|^- [\w-]+$|\[\^[^\]]*\]|\]\([^)]*\)|\{#[^}]*\}/gm;
const word = /\S*[\p{L}\p{N}]\S*/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** How long the Markdown of a document takes to read, in whole minutes and at least one. */
export function toReadingMinutes(markdown: string): number {
  const words =
    count(markdown.replace(unread, ''), word) + WORDS_PER_SIGN * count(markdown, namedSign);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
