import { foldDevanagari } from './devanagari';

/** A word as the search compares it: small letters, without accents. */
export function normalizeWord(word: string): string {
  const plain = word
    .normalize('NFD')
    // Latin accents alone: the vowel signs of Devanagari are letters of their own.
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return process.env.SITE_SCRIPT === 'Deva' ? foldDevanagari(plain) : plain;
}

/** A word of a text as the search compares it, and where it stands. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** The words of a text in their order. */
export const listWords = (text: string): Word[] =>
  [...text.matchAll(/[^\s\p{P}]+/gu)].map(({ 0: word, index }) => ({
    word: normalizeWord(word),
    start: index,
    end: index + word.length,
  }));
