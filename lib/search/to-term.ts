import { toAsciiDigits } from '../text/digits';

/** Devanagari letters as people in Pune type them in Latin letters; vowel signs follow the vowel's letter. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['अ a', 'आा a', 'इिईी i', 'उुऊू u', 'ऋृ ri', 'एेऐै e', 'ओोऔौऑॉ o', 'ऍॅॲ a', 'ँंङञणन n', 'ः '],
    ...['कख k', 'गघ g', 'चछ ch', 'जझ j', 'टठतथ t', 'डढदध d', 'प p', 'फ f', 'बभ b', 'म m', 'य y'],
    ...['रऱ r', 'लळ l', 'व v', 'शषस s', 'ह h'],
  ].flatMap((line) => {
    const [letters = '', sound = ''] = line.split(' ');
    return [...letters].map((letter) => [letter, sound]);
  }),
);

const reverse = (text: string) => [...text].reverse().join('');

/** Transliterates a word to Latin letters, without inherent vowels that are not pronounced (schwa deletion). */
function toLatin(word: string): string {
  const spelt = word
    // Marathi also writes जवळचं for जवळचे.
    .replace(/([क-हऱळ])ं$/, '$1े')
    .replace(/\u200c|\u200d|\u093c|[ँं]$/g, '')
    // The inherent vowel of a consonant without a vowel sign: a short a, here A.
    .replace(/[क-हऱळ](?=[क-हऱळँंः])/g, '$&A')
    .replace(/[\u0900-\u0963]/g, (letter) => latin[letter] ?? '');
  // Works backwards from the end: लटकना is latakna, not latkana.
  const turned = reverse(spelt).replace(/([aeiouA][^aeiouA]{1,2})A(?=[^aeiouA]+[aeiouA])/g, '$1');
  return reverse(turned).toLowerCase();
}

/** Alternative spellings of one sound, in the order in which they are replaced. */
const spellings = (
  't?c+h+ C, ph f, sc sk, c(?=[eiy]) s, [cq] k, C c, x ks, z j, w v, ([^aeiou])h $1, ee i, ' +
  'oo|uu u, ai|ay|ae|ei e, ou|au o, m(?=[pb]) n, (.)\\1 $1, nunb nanb, y$ i'
)
  .split(', ')
  .map((line) => line.split(' '))
  .map(([pattern = '', sound = '']) => [new RegExp(pattern, 'g'), sound] as const);

/** Postpositions, which Marathi attaches to a word. */
const postposition = /^(.{4,}?)(?:var|mule|sati|tun|pasun|kade|mady?e|n(?:an)?ta?r|c[aei])$/;

/** Endings of English, Hindi and Marathi words, in the normalized spelling above. */
const ending =
  /^(.{3,}?)(?:[aeiou]cy?[aei]n?|[iy]?an?(?:cy?[aei]n?|n[ai]|la|t)|[nt][aeio]|t[ae][nt]?|t(?:a?ni|oi)|ec[aei]|av[ae]|l?el[aeio]|l[aeio]|e(?:g|ng)[aei]|ing|nes|ed|e?s|[iy]?[aeiou]n?)$/;

const terms = new Map<string, string>();

/**
 * Stems a word for the index: its sound in Latin letters without its ending, so that different spellings, scripts and
 * inflections match, such as आँखों, आंख, aankh and ankhe.
 */
export function toTerm(word: string): string {
  const known = terms.get(word);
  if (known !== undefined) {
    return known;
  }
  const plain = toAsciiDigits(word)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const sound = spellings.reduce(
    (text, [spelling, letter]) => text.replace(spelling, letter),
    /[\u0900-\u097f]/.test(plain) ? toLatin(plain) : plain,
  );
  const term = sound
    .replace(postposition, '$1')
    .replace(ending, '$1')
    .replace(ending, '$1')
    .replace(/(..)[aeou]r$/, '$1r');
  terms.set(word, term);
  return term;
}

export const listWords = (text: string): string[] => text.match(/[^\s\p{P}\p{S}]+/gu) ?? [];
