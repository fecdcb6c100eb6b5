import { listCited } from '../../citations';
import { listLinks } from '../../links';
import type { Report } from '../../model/problems';
import type { Text } from '../../model/text';
import { listNumbers } from '../../substance-code';

/** Texts of a translation and their originals; lines are looked up only for a mistake. */
export interface TextPair {
  own: readonly Text[];
  original: readonly Text[];
  file: string;
  toLine(): number;
  /** The file and line of the original. */
  toOriginalPlace(): string;
}

/** What a translation must not change, by its name in messages. */
const comparisons: Record<string, (texts: readonly Text[]) => string[]> = {
  numbers: (texts) => texts.flatMap(listNumbers),
  sources: listCited,
  links: listLinks,
};

/** The items that another list lacks; one that occurs twice must occur twice there. */
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

/** Describes the items that a list lacks and adds; empty if both have the same. */
export function compareLists(own: readonly string[], original: readonly string[]): string {
  const missing = subtract(original, own);
  const added = subtract(own, original);
  return [
    ...(missing.length > 0 ? [`${missing.join(', ')} is missing`] : []),
    ...(added.length > 0 ? [`${added.join(', ')} is only here`] : []),
  ].join('; ');
}

/** Reports numbers, sources and links that a translation lacks or adds. */
export function checkNumbersAndLinks(pair: TextPair, report: Report): void {
  for (const [name, list] of Object.entries(comparisons)) {
    const difference = compareLists(list(pair.own), list(pair.original));
    if (difference) {
      report({
        file: pair.file,
        line: pair.toLine(),
        message: `The ${name} must be those of ${pair.toOriginalPlace()}: ${difference}.`,
      });
    }
  }
}
