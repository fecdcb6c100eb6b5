import type { Phrases } from './phrases';
import { listWords } from './words';

export interface HighlightedRun {
  text: string;
  isMatch: boolean;
}

/** The length of a snippet, and of its part before the first match, in UTF-16 code units. */
const SNIPPET_LENGTH = 120;
const LEAD_LENGTH = 30;

interface Match {
  term: string;
  start: number;
  end: number;
}

/** The matches of `terms` in a text, without overlaps: the first one is used. */
function listMatches(text: string, terms: ReadonlySet<string>, phrases: Phrases): Match[] {
  const words = listWords(text);
  const singles = words.map(({ word, start, end }) => ({ term: word, start, end }));
  const runs = phrases
    .listAll(words)
    .flatMap(({ words: run, groups }) =>
      groups.map((term) => ({ term, start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 })),
    );
  let end = 0;
  return [...runs, ...singles]
    .filter(({ term }) => terms.has(term))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((match) => {
      const isFree = match.start >= end;
      end = Math.max(end, match.end);
      return isFree;
    });
}

/** Splits a text into runs with and without matches of `terms`. */
export function highlight(
  text: string,
  terms: ReadonlySet<string>,
  phrases: Phrases,
): HighlightedRun[] {
  const runs: HighlightedRun[] = [];
  let end = 0;
  for (const match of listMatches(text, terms, phrases)) {
    runs.push({ text: text.slice(end, match.start), isMatch: false });
    runs.push({ text: text.slice(match.start, match.end), isMatch: true });
    end = match.end;
  }
  return [...runs, { text: text.slice(end), isMatch: false }].filter((run) => run.text);
}

/** The part of a text with the most different `terms`; its beginning if there are no matches. */
export function toSnippet(text: string, terms: ReadonlySet<string>, phrases: Phrases): string {
  const words = listWords(text);
  const matches = listMatches(text, terms, phrases);
  const countFrom = (from: number) =>
    new Set(
      matches
        .filter(({ start, end }) => start >= from && end <= from + SNIPPET_LENGTH - LEAD_LENGTH)
        .map(({ term }) => term),
    ).size;
  const best = matches.reduce(
    (found, { start }) => {
      const count = countFrom(start);
      return count > found.count ? { start, count } : found;
    },
    { start: 0, count: 0 },
  );
  const isNearStart = best.start <= LEAD_LENGTH;
  const from = isNearStart
    ? 0
    : (words.find(({ start }) => start >= best.start - LEAD_LENGTH)?.start ?? 0);
  const to =
    text.length <= from + SNIPPET_LENGTH
      ? text.length
      : (words.filter(({ end }) => end <= from + SNIPPET_LENGTH).at(-1)?.end ??
        from + SNIPPET_LENGTH);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
