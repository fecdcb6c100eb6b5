import { toAsciiDigits } from '../../../text/digits';
import type { SourceText } from '../../model/data-file';
import type { Report } from '../../model/problems';
import { findWholeWord, toCore, toPattern } from './listed-word';
import type { WritingRules } from './writing-rules';

/** How sentences end in a language. */
export interface SentenceRules extends Pick<WritingRules, 'sentenceEnd' | 'initials'> {
  /** What ends with a full stop and no sentence with it. */
  abbreviations: readonly string[];
}

/** Finds one kind of slip in a line of text, and says what is wrong. */
type FindSlips = (line: string) => string[];

/** Makes a message of each place in a line; it is given the word that stands there. */
const tellEach =
  (pattern: RegExp, toMessage: (word: string, found: string) => string): FindSlips =>
  (line) =>
    [...line.matchAll(pattern)].map((match) =>
      toMessage(findWholeWord(line, match.index, match[0].length), match[0]),
    );

const vowelSigns = '\\u093a\\u093b\\u093e-\\u094c\\u094e\\u094f\\u0955-\\u0957\\u0962\\u0963';
const signs = `${vowelSigns}\\u0900-\\u0903\\u093c\\u094d`;
/** Letters, signs, and the joiners between them. */
const inWord = '\\u0900-\\u0963\\u0971-\\u097f\\u200c\\u200d';

/** Slips of the keyboard, of which a reader sees no more than a dotted circle, if that. */
const slips: readonly FindSlips[] = [
  (line) =>
    line
      .split(/\s+/)
      .filter((word) => word !== word.normalize('NFC'))
      .map((word) => `“${word}” is not in the form NFC, in which the search compares words.`),
  tellEach(
    new RegExp(`(?<![${inWord}])[${signs}]`, 'gu'),
    (word) => `“${word}” begins with a sign, and no letter bears it.`,
  ),
  tellEach(
    new RegExp(`[${vowelSigns}][${vowelSigns}\\u093c\\u094d]|([${signs}])\\1`, 'gu'),
    (word) => `“${word}” has two signs on one letter.`,
  ),
  tellEach(
    /(?<=\p{Script=Devanagari}\p{M}*)\p{Script=Latin}|\p{Script=Latin}(?=\p{Script=Devanagari})/gu,
    (word) => `“${word}” is one word in two scripts.`,
  ),
  tellEach(
    /[०-९]+/gu,
    (_, digits) => `“${digits}” must be written with the digits 0 to 9: ${toAsciiDigits(digits)}.`,
  ),
];

const fullStop = /\p{Script=Devanagari}\p{M}*[.|](?=$|[\s"”’)\]*]|\[\^)/gu;

function createSentenceCheck({ sentenceEnd, initials, abbreviations }: SentenceRules): FindSlips {
  if (sentenceEnd === '.') {
    return tellEach(
      /[।॥]/gu,
      (word) => `“${word}” ends with a danda; a sentence ends with “.” here.`,
    );
  }
  return (line) =>
    [...line.matchAll(fullStop)].flatMap((match) => {
      const [word = ''] = /\S*$/.exec(line.slice(0, match.index + match[0].length)) ?? [];
      const bare = word.replace(/^[^\p{L}]+/u, '');
      const isInitial = bare.split('.').every((part) => part === '' || initials.includes(part));
      return isInitial || abbreviations.includes(bare)
        ? []
        : [`“${bare}” ends with “${bare.at(-1)}”; a sentence ends with “${sentenceEnd}” here.`];
    });
}

const toSpellingCheck = (correction: WritingRules['corrections'][number]) => {
  const { word: wrong, right } = correction;
  return tellEach(toPattern(correction), (word, found) => {
    const isPart = /^-|-$/.test(wrong) && /^-|-$/.test(right);
    const wanted = isPart ? word.replace(found, toCore(right)) : right;
    return `“${isPart ? word : found}” must not stand here; write “${wanted}”.`;
  });
};

/** Makes the check of how the lines of a language's files are written. */
export function createWritingCheck(
  rules: WritingRules,
  abbreviations: readonly string[],
): (source: SourceText, report: Report) => void {
  const checks = [...slips, createSentenceCheck({ ...rules, abbreviations })];
  return ({ file, text }, report) => {
    const spellings = rules.corrections
      .filter(({ core }) => text.includes(core))
      .map(toSpellingCheck);
    // In JSON, the letter behind a \ is none of a word.
    const plain = file.endsWith('.json') ? text.replace(/\\[nrt]/g, '  ') : text;
    for (const [index, line] of plain.split(/\r?\n/).entries()) {
      for (const message of [...checks, ...spellings].flatMap((find) => find(line))) {
        report({ file, line: index + 1, message });
      }
    }
  };
}
