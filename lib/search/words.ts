/** A word as the search compares it: small letters, without accents. */
export const normalizeWord = (word: string): string =>
  word
    .normalize('NFD')
    // Latin accents alone: the vowel signs of Devanagari are letters of their own.
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words of a text where they stand, as `[start, end]`. */
export const listWords = (text: string): { word: string; start: number; end: number }[] =>
  [...text.matchAll(/[^\s\p{P}]+/gu)].map(({ 0: word, index }) => ({
    word: normalizeWord(word),
    start: index,
    end: index + word.length,
  }));

/** The other ways to ask the same: each phrase of a group stands for every other one of it. */
export function toVariants(query: string, groups: readonly (readonly string[])[]): string[] {
  const asked = ` ${listWords(query)
    .map(({ word }) => word)
    .join(' ')} `;
  const variants = groups.flatMap((group) =>
    group
      .filter((phrase) => asked.includes(` ${phrase} `))
      .flatMap((phrase) => group.map((other) => asked.replace(` ${phrase} `, ` ${other} `))),
  );
  return [...new Set([asked, ...variants].map((variant) => variant.trim()))];
}
