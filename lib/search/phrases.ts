import type { Word } from './words';

/** Words of a text that are one phrase, or a single word that is none. */
export interface Run {
  words: readonly Word[];
  /** The terms of the groups to which the phrase belongs. */
  groups: readonly string[];
}

/** The phrases that a language knows, in groups that mean the same. */
export interface Phrases {
  /** The words of a text in runs, each as long as a phrase can be. */
  listRuns(words: readonly Word[]): Run[];
  /** Every phrase among the words of a text, also those that overlap. */
  listAll(words: readonly Word[]): Run[];
}

/** Stands in the index for each phrase of a group; no word begins with a mark of punctuation. */
const toGroupTerm = (position: number) => `#${position}`;

/** Finds the phrases of some groups, word by word: never by the beginning of a word, never by a slip. */
export function createPhrases(groups: readonly (readonly string[])[]): Phrases {
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

  /** The phrases that begin with a word of a text, the longest first. */
  function listAt(words: readonly Word[], from: number): Run[] {
    const found: Run[] = [];
    const longest = longestByFirstWord.get(words[from]?.word ?? '') ?? 0;
    for (let length = longest; length > 0; length -= 1) {
      const some = words.slice(from, from + length);
      const groupTerms = known.get(some.map(({ word }) => word).join(' '));
      if (groupTerms && some.length === length) {
        found.push({ words: some, groups: groupTerms });
      }
    }
    return found;
  }

  return {
    listRuns(words) {
      const runs: Run[] = [];
      for (let from = 0; from < words.length; from += runs.at(-1)?.words.length ?? 1) {
        const [longest = { words: words.slice(from, from + 1), groups: [] }] = listAt(words, from);
        runs.push(longest);
      }
      return runs;
    },
    listAll: (words) => words.flatMap((_, from) => listAt(words, from)),
  };
}
