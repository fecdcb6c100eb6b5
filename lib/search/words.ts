import { foldDevanagari } from './devanagari';

/** Converts a word to lower case without accents. */
export function normalizeWord(word: string): string {
  const plain = word
    .normalize('NFD')
    // Only Latin accents are removed: the vowel signs of Devanagari distinguish words.
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return foldDevanagari(plain);
}

/** A normalized word and its position in the text. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

export const listWords = (text: string): Word[] =>
  [...text.matchAll(/[^\s\p{P}]+/gu)].map(({ 0: word, index }) => ({
    word: normalizeWord(word),
    start: index,
    end: index + word.length,
  }));
