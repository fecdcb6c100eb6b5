import type { Report } from '../../model/problems';
import { fromText } from '../../plain-text';
import type { Pair } from './pairs';

/** How much of a translation may be in Latin letters, and how long it may be beside its original. */
const LATIN_SHARE = 0.15;
const LENGTH = { min: 0.6, max: 1.8 };

const toText = (texts: Pair['own']) => texts.map(fromText).join(' ');

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Reports a document that is hardly translated, or far shorter or longer than what it follows. */
export function checkMeasures(
  file: string,
  pairs: readonly Pair[],
  latinWords: ReadonlySet<string>,
  report: Report,
): void {
  const own = pairs.map((pair) => toText(pair.own)).join(' ');
  const original = pairs.map((pair) => toText(pair.original)).join(' ');
  const counted = own.replace(/\p{Script=Latin}+/gu, (word) => (latinWords.has(word) ? '' : word));
  const latin = (counted.match(/\p{Script=Latin}/gu) ?? []).length;
  const share = latin / Math.max(1, (counted.match(/\p{L}/gu) ?? []).length);
  if (share > LATIN_SHARE) {
    const message = `${percent(share)} of its letters are Latin ones; at most ${percent(LATIN_SHARE)} may be, without the words that writing.yaml allows.`;
    report({ file, message });
  }
  const length = own.length / Math.max(1, original.length);
  if (length < LENGTH.min || length > LENGTH.max) {
    const message = `Its text is ${length.toFixed(1)} times as long as that which it follows; ${LENGTH.min} to ${LENGTH.max} times is right.`;
    report({ file, message });
  }
}
