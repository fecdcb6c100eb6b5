import type { Word } from './words';

/** The words of a matched phrase, or a single word. */
export interface Run {
  words: readonly Word[];
  /** The index terms of the groups that contain the phrase. */
  groups: readonly string[];
}

/**
 * The index term shared by all phrases of a group; it cannot be a word, because words contain no punctuation.
 */
const toGroupTerm = (position: number) => `#${position}`;

/** Creates a matcher for groups of phrases, by whole words, without prefixes or typing errors. */
export function createPhrases(groups: readonly (readonly string[])[]) {
  const known = new Map<string, string[]>();
  const longestByFirstWord = new Map<string, number>();
  for (const [position, group] of groups.entries()) {
    for (const phrase of group) {
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      known.set(phrase, [...(known.get(phrase) ?? []), toGroupTerm(position)]);
      longestByFirstWord.set(first, Math.max(longestByFirstWord.get(first) ?? 0, words.length));
    }
  }

  /** The phrases that begin at a position, longest first. */
  function listAt(words: readonly Word[], from: number): Run[] {
    const found: Run[] = [];
    const longest = longestByFirstWord.get(words[from]?.word ?? '') ?? 0;
    for (let length = longest; length > 0; length -= 1) {
      const candidate = words.slice(from, from + length);
      const groupTerms = known.get(candidate.map(({ word }) => word).join(' '));
      if (groupTerms && candidate.length === length) {
        found.push({ words: candidate, groups: groupTerms });
      }
    }
    return found;
  }

  return {
    /** Splits words into runs; the longest matching phrase is used. */
    listRuns(words: readonly Word[]): Run[] {
      const runs: Run[] = [];
      for (let from = 0; from < words.length; from += runs.at(-1)?.words.length ?? 1) {
        const [longest = { words: words.slice(from, from + 1), groups: [] }] = listAt(words, from);
        runs.push(longest);
      }
      return runs;
    },
    /** All phrases in some words, including overlapping ones. */
    listAll: (words: readonly Word[]): Run[] => words.flatMap((_, from) => listAt(words, from)),
  };
}

export type Phrases = ReturnType<typeof createPhrases>;
