/** A word of a list, or some, as it is found in a text. */
export interface ListedWord {
  /** As the list has it. */
  word: string;
  /** Without its hyphen, in small letters. */
  core: string;
}

const letter = '[\\p{L}\\p{M}]';

/** A nukta makes another letter of the one before it: साफ is not the beginning of साफ़. */
const noNukta = '(?!\\u093c)';

/** A word or part of one without the hyphens that say on which side more may follow. */
export const toCore = (word: string): string => word.replace(/^-|-$/g, '').toLowerCase();

export const toListedWord = (word: string): ListedWord => ({ word, core: toCore(word) });

/**
 * Finds a word where it stands whole; with a hyphen at its end, in every word that begins so, and
 * with one at its beginning, in every word that ends so.
 */
export function toPattern({ word, core }: ListedWord): RegExp {
  const before = word.startsWith('-') ? `(?<=${letter})` : `(?<!${letter})`;
  const after = word.endsWith('-') ? noNukta : `(?!${letter})`;
  const source = core.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${before}${source}${after}`, 'gu');
}

/** Whether a text, in small letters, holds a listed word. */
export const holdsWord = (text: string, listed: ListedWord): boolean =>
  // A pattern is dear, and most words of a list stand nowhere in a text.
  text.includes(listed.core) && toPattern(listed).test(text);

/** The whole word of a text that has something in it at an index. */
export function findWholeWord(text: string, index: number, length: number): string {
  const [before = ''] = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(0, index)) ?? [];
  const [after = ''] = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(index + length)) ?? [];
  return before + text.slice(index, index + length) + after;
}
