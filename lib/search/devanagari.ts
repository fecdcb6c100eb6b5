import { toAsciiDigits } from '../text/digits';

/** Homorganic nasals that may also be written as an anusvara, each with the letters before which they may. */
const homorganicNasals: readonly (readonly [nasal: string, before: string])[] = [
  ['ङ', 'कखगघ'],
  ['ञ', 'चछजझ'],
  ['ण', 'टठडढ'],
  ['न', 'तथदधस'],
  ['म', 'पफबभ'],
];

/** Letters that sound similar or are often confused in typing, each with its replacement. */
const similarLetters: readonly (readonly [letter: string, replacement: string])[] = [
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
];

const nasals = homorganicNasals.map(
  ([nasal, before]) => new RegExp(`${nasal}्(?=[${before}])`, 'gu'),
);
const letters = new RegExp(`[${similarLetters.map(([letter]) => letter).join('')}]`, 'gu');
const replacements = new Map(similarLetters);

/**
 * Normalizes a word in Devanagari, and leaves any other one as it is: removes joiners and nukta, and unifies spelling variants, such as हिन्दी
 * and हिंदी.
 */
export function foldDevanagari(word: string): string {
  const plain = word.replace(/\u200c|\u200d|\u093c/gu, '');
  const folded = nasals
    .reduce((text, nasal) => text.replace(nasal, 'ं'), plain)
    .replace(letters, (letter) => replacements.get(letter) ?? letter);
  return toAsciiDigits(folded);
}

/** The normalized endings of nouns and verbs by language, longest first. */
const endings: Readonly<Record<string, string>> = {
  hi: 'ियों ियां ाओं ाएं ुओं ुएं ओं एं ों ें ाना ाने ना ने ता ते ति ा े ि ो ु ',
  mr:
    'ांच्यासाठि ाच्यासाठि ांसाठि ासाठि साठि ांमध्ये ामध्ये मध्ये ांमुळे ामुळे मुळे ' +
    'ांपासुन ापासुन पासुन ांकडे ाकडे कडे ांच्या ाच्या च्या ांचा ाचा चा ांचि ाचि चि ' +
    'ांचे ाचे चे ांना ाला ला ना ांनि ाने ने नि ांवर ावर वर ांतुन ातुन तुन ांत ात त ां ' +
    'ा े ि ो ु ',
};

const MIN_STEM_LENGTH = 2;

/**
 * The stem of a normalized word, which is a prefix of its other forms; the word itself if it is too short.
 */
export function stemDevanagari(word: string, code: string): string {
  const ending = (endings[code] ?? '')
    .split(' ')
    .find(
      (candidate) =>
        candidate && word.endsWith(candidate) && word.length - candidate.length >= MIN_STEM_LENGTH,
    );
  if (!ending) {
    return word;
  }
  const stem = word.slice(0, -ending.length);
  // In Marathi, डोळा becomes डोळ्या before an ending (oblique form).
  const bare = stem.replace(/्य$/u, '');
  return bare.length >= MIN_STEM_LENGTH ? bare : stem;
}
