import { toAsciiDigits } from '../text/digits';

/** Which nasal letters are also written as a dot above, and before which letters. */
const homorganicNasals: readonly (readonly [nasal: string, before: string])[] = [
  ['ङ', 'कखगघ'],
  ['ञ', 'चछजझ'],
  ['ण', 'टठडढ'],
  ['न', 'तथदधस'],
  ['म', 'पफबभ'],
];

/** Letters that sound alike or are typed for one another, each with the one that stands for both. */
const alike: readonly (readonly [letter: string, standing: string])[] = [
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

/** What the folding compares with. */
interface Tables {
  nasals: readonly RegExp[];
  letters: RegExp;
  standing: ReadonlyMap<string, string>;
}

let tables: Tables | undefined;

// Made at the first use: made when the module loads, they would stay in the code of English pages too.
function getTables(): Tables {
  tables ??= {
    nasals: homorganicNasals.map(([nasal, before]) => new RegExp(`${nasal}्(?=[${before}])`, 'gu')),
    letters: new RegExp(`[${alike.map(([letter]) => letter).join('')}]`, 'gu'),
    standing: new Map(alike),
  };
  return tables;
}

/**
 * A word in Devanagari as the search compares it: joiners and nukta are gone, and so are the
 * differences between spellings that people do not keep apart, such as हिन्दी and हिंदी.
 */
export function foldDevanagari(word: string): string {
  const plain = word.replace(/\u200c|\u200d|\u093c/gu, '');
  const { nasals, letters, standing } = getTables();
  const folded = nasals
    .reduce((text, nasal) => text.replace(nasal, 'ं'), plain)
    .replace(letters, (letter) => standing.get(letter) ?? letter);
  return toAsciiDigits(folded);
}

/** The endings of nouns and verbs, folded, by the language's code; the longest that fits is cut. */
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
 * The stem of a folded word that somebody searches for, by whose beginning the other forms of the word
 * are found; a word too short for an ending stays.
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
