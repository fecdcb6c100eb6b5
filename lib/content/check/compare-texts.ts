import { toAsciiDigits } from '../../text/digits';
import { listCited, listLinks } from '../citations';
import type { Text } from '../model/text';
import { fromText } from '../plain-text';

/**
 * Reports a difference; `toMessage` gets the location in the original, which is computed only if there is
 * one.
 */
export type ReportDifference = (toMessage: (originalPlace: string) => string) => void;

/** The numbers in a text, in order and without thousands separators. */
const listNumbers = (text: Text): string[] =>
  [...toAsciiDigits(fromText(text)).matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) =>
    number.replaceAll(',', ''),
  );

/** The items of a text that a translation must keep, by their name in messages. */
const comparisons: Record<string, (texts: readonly Text[]) => string[]> = {
  numbers: (texts) => texts.flatMap(listNumbers),
  sources: listCited,
  links: listLinks,
};

/** The multiset difference of two lists. */
function subtract(items: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return items.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) {
      rest.splice(index, 1);
    }
    return index < 0;
  });
}

/** Describes the items that a list lacks and adds; empty if there is no difference. */
export function compareLists(own: readonly string[], original: readonly string[]): string {
  const missing = subtract(original, own);
  const added = subtract(own, original);
  return [
    ...(missing.length > 0 ? [`${missing.join(', ')} is missing`] : []),
    ...(added.length > 0 ? [`${added.join(', ')} is only here`] : []),
  ].join('; ');
}

/** Reports numbers, references and links that a translation lacks or adds. */
export function compareTexts(
  own: readonly Text[],
  original: readonly Text[],
  report: ReportDifference,
): void {
  for (const [name, list] of Object.entries(comparisons)) {
    const difference = compareLists(list(own), list(original));
    if (difference) {
      report((place) => `The ${name} must be those of ${place}: ${difference}.`);
    }
  }
}
