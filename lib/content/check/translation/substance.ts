import { listCited } from '../../citations';
import { listLinks } from '../../links';
import type { Report } from '../../model/problems';
import type { Text } from '../../model/text';
import { listNumbers } from '../../substance';
import type { Pair } from './pairs';

/** What no translation changes, by what it is called. */
const substances: Record<string, (texts: readonly Text[]) => string[]> = {
  numbers: (texts) => texts.flatMap(listNumbers),
  sources: listCited,
  links: listLinks,
};

/** What stands in a list and not in another one; what stands in it twice has to stand there twice. */
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

/** What a list has lost of another one, and what it has brought; empty where both hold the same. */
export function compareLists(own: readonly string[], original: readonly string[]): string {
  const lost = subtract(original, own);
  const brought = subtract(own, original);
  return [
    ...(lost.length > 0 ? [`${lost.join(', ')} is missing`] : []),
    ...(brought.length > 0 ? [`${brought.join(', ')} stands here alone`] : []),
  ].join('; ');
}

/** Reports numbers, sources and links that a translation has lost or brought. */
export function checkSubstance(pair: Pair, report: Report): void {
  for (const [name, list] of Object.entries(substances)) {
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
