/** Which nasal letters are also written as a dot above, and before which letters. */
const homorganicNasals: readonly (readonly [nasal: string, before: string])[] = [
  ['ङ', 'कखगघ'],
  ['ञ', 'चछजझ'],
  ['ण', 'टठडढ'],
  ['न', 'तथदधस'],
  ['म', 'पफबभ'],
];

const nasals = homorganicNasals.map(
  ([nasal, before]) => new RegExp(`${nasal}्(?=[${before}])`, 'gu'),
);

const DEVANAGARI_ZERO = 0x966;

/** Letters that sound alike or are typed for one another, each with the one that stands for both. */
const alike = new Map([
  ['ँ', 'ं'],
  ['ॉ', 'ा'],
  ['ऑ', 'आ'],
  ['ॅ', 'े'],
  ['ऍ', 'ए'],
  ['ॲ', 'अे'],
  ['ी', 'ि'],
  ['ई', 'इ'],
  ['ू', 'ु'],
  ['ऊ', 'उ'],
]);

const alikeLetters = new RegExp(`[${[...alike.keys()].join('')}]`, 'gu');

/**
 * A word in Devanagari as the search compares it: joiners and nukta are gone, and so are the
 * differences between spellings that people do not keep apart, such as हिन्दी and हिंदी.
 */
export function foldDevanagari(word: string): string {
  const plain = word.replace(/\u200c|\u200d|\u093c/gu, '');
  return nasals
    .reduce((folded, nasal) => folded.replace(nasal, 'ं'), plain)
    .replace(alikeLetters, (letter) => alike.get(letter) ?? letter)
    .replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** The endings of nouns and verbs, folded, by the language's code; the longest that fits is cut. */
const endings: Readonly<Record<string, readonly string[]>> = {
  hi: [
    ...['ियों', 'ियां', 'ाओं', 'ाएं', 'ुओं', 'ुएं', 'ओं', 'एं', 'ों', 'ें'],
    ...['ाना', 'ाने', 'ना', 'ने', 'ता', 'ते', 'ति', 'ा', 'े', 'ि', 'ो', 'ु'],
  ],
  mr: [
    ...['ांच्यासाठि', 'ाच्यासाठि', 'ांसाठि', 'ासाठि', 'साठि', 'ांमध्ये', 'ामध्ये', 'मध्ये'],
    ...['ांमुळे', 'ामुळे', 'मुळे', 'ांपासुन', 'ापासुन', 'पासुन', 'ांकडे', 'ाकडे', 'कडे'],
    ...['ांच्या', 'ाच्या', 'च्या', 'ांचा', 'ाचा', 'चा', 'ांचि', 'ाचि', 'चि', 'ांचे', 'ाचे', 'चे'],
    ...['ांना', 'ाला', 'ला', 'ना', 'ांनि', 'ाने', 'ने', 'नि', 'ांवर', 'ावर', 'वर'],
    ...['ांतुन', 'ातुन', 'तुन', 'ांत', 'ात', 'त', 'ां', 'ा', 'े', 'ि', 'ो', 'ु'],
  ],
};

const MIN_STEM_LENGTH = 2;

/**
 * The stem of a folded word that somebody searches for, by whose beginning the other forms of the word
 * are found; a word too short for an ending stays.
 */
export function stemDevanagari(word: string, code: string): string {
  const ending = (endings[code] ?? []).find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= MIN_STEM_LENGTH,
  );
  if (!ending) {
    return word;
  }
  const stem = word.slice(0, -ending.length);
  // Before an ending, Marathi turns डोळा into डोळ्या.
  const bare = stem.replace(/्य$/u, '');
  return bare.length >= MIN_STEM_LENGTH ? bare : stem;
}
