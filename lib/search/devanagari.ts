import { toAsciiDigits } from '../text/digits';

/** Nasal letters that may also be written as a dot (anusvara), and the letters before which they may. */
const homorganicNasals: readonly (readonly [nasal: string, before: string])[] = [
  ['ङ', 'कखगघ'],
  ['ञ', 'चछजझ'],
  ['ण', 'टठडढ'],
  ['न', 'तथदधस'],
  ['म', 'पफबभ'],
];

/** Letters that sound alike or are typed for one another, each with its replacement. */
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

interface Tables {
  nasals: readonly RegExp[];
  letters: RegExp;
  replacements: ReadonlyMap<string, string>;
}

let tables: Tables | undefined;

// Created at first use: as a side effect of the module, they could not be removed from the English bundle.
function getTables(): Tables {
  tables ??= {
    nasals: homorganicNasals.map(([nasal, before]) => new RegExp(`${nasal}्(?=[${before}])`, 'gu')),
    letters: new RegExp(`[${similarLetters.map(([letter]) => letter).join('')}]`, 'gu'),
    replacements: new Map(similarLetters),
  };
  return tables;
}

/**
 * Normalizes a word in Devanagari: without joiners and nukta, and with one spelling of words that people
 * spell in several ways, such as हिन्दी and हिंदी.
 */
export function foldDevanagari(word: string): string {
  const plain = word.replace(/\u200c|\u200d|\u093c/gu, '');
  const { nasals, letters, replacements } = getTables();
  const folded = nasals
    .reduce((text, nasal) => text.replace(nasal, 'ं'), plain)
    .replace(letters, (letter) => replacements.get(letter) ?? letter);
  return toAsciiDigits(folded);
}

/** The endings of nouns and verbs, folded, by language; longer ones first. */
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
 * The stem of a folded word, with which its other forms begin; the word itself if it is too short for an
 * ending.
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
  // Before an ending, Marathi turns डोळा into डोळ्या.
  const bare = stem.replace(/्य$/u, '');
  return bare.length >= MIN_STEM_LENGTH ? bare : stem;
}
