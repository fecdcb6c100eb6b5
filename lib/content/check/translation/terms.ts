import type { Report } from '../../model/problems';
import { fromText } from '../../plain-text';
import { holdsWord, type ListedWord } from './listed-word';
import type { Pair } from './pairs';
import type { Term, WritingRules } from './writing-rules';

/** A pair in small letters. */
interface PlainPair {
  own: string;
  original: string;
  pair: Pair;
}

const listWords = (words: readonly ListedWord[]) => words.map(({ word }) => word).join(', ');

function tell({ file, toLine }: Pair, message: string, report: Report): void {
  report({ file, line: toLine(), message });
}

/** Reports a term of the original of which no word stands anywhere in the file that follows it. */
function checkTerm(term: Term, pairs: readonly PlainPair[], report: Report): void {
  const first = pairs.find(({ original }) => holdsWord(original, term));
  if (first && !pairs.some(({ own }) => term.others.some((word) => holdsWord(own, word)))) {
    const place = first.pair.toOriginalPlace();
    const message = `${place} says “${term.word}”, and this file none of ${listWords(term.others)}.`;
    tell(first.pair, message, report);
  }
}

/** Reports a word that stands where its original has none of the terms for which it may stand. */
function checkReserved(word: Term, pairs: readonly PlainPair[], report: Report): void {
  for (const { own, original, pair } of pairs) {
    if (holdsWord(own, word) && !word.others.some((other) => holdsWord(original, other))) {
      const message = `“${word.word}” may stand only for ${listWords(word.others)}; ${pair.toOriginalPlace()} says none of them.`;
      tell(pair, message, report);
    }
  }
}

/** Reports where a file has other terms than its original; what a name says is none. */
export function checkTerms(
  pairs: readonly Pair[],
  { glossary, reserved }: WritingRules,
  name: string,
  report: Report,
): void {
  const toPlain = (texts: Pair['own']) =>
    texts.map(fromText).join('\n').replaceAll(name, '').toLowerCase();
  const plain = pairs.map((pair) => ({
    own: toPlain(pair.own),
    original: toPlain(pair.original),
    pair,
  }));
  for (const term of glossary) {
    checkTerm(term, plain, report);
  }
  for (const word of reserved) {
    checkReserved(word, plain, report);
  }
}
