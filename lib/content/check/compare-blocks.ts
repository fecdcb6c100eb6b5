import { type Block, dataOf, ownTextsOf } from '../blocks/blocks';
import type { DocumentFile } from '../document-file';
import { getSourcePosition } from '../markdown/source-positions';
import { formatPlace, type Report } from '../model/problems';
import { compareLists, compareTexts, type ReportDifference } from './compare-texts';

const toPlace = ({ file }: DocumentFile, block: Block | undefined) =>
  formatPlace(file, block && getSourcePosition(block)?.line);

/** The length of the common prefix of two lists of blocks, by kind. */
function countAlike(own: readonly Block[], original: readonly Block[]): number {
  const end = own.findIndex((block, index) => block.kind !== original[index]?.kind);
  return end < 0 ? own.length : end;
}

/** Describes the first difference between the kinds of blocks of two documents. */
function describeOrder(own: Block | undefined, original: Block | undefined, place: string): string {
  if (!own) {
    return `A block is missing at the end: ${place} has \`${original?.kind}\`.`;
  }
  return original
    ? `A block \`${original.kind}\` belongs here, as in ${place}; it is \`${own.kind}\`.`
    : `No block belongs here, since ${place} has none left; it is \`${own.kind}\`.`;
}

const toNames = (list: string) => list.split(', ').filter(Boolean);

/** Reports data of a block that differ from its original although they must be the same. */
function compareData(own: Block, original: Block, report: ReportDifference): void {
  const ownData = dataOf(own);
  for (const [name, wanted] of Object.entries(dataOf(original))) {
    const value = ownData[name] ?? '';
    // Two long lists of signs are hard to compare, so the message contains only the difference.
    const difference = name === 'signs' ? compareLists(toNames(value), toNames(wanted)) : '';
    if (difference) {
      report((place) => `\`${name}\` of ${own.kind} must be those of ${place}: ${difference}.`);
    } else if (value !== wanted) {
      report(
        (place) =>
          `\`${name}\` of ${own.kind} must be ${wanted || 'nothing'}, as in ${place}; it is ${value || 'nothing'}.`,
      );
    }
  }
}

/** The conditional boxes of a document, which depend on whether a fact has a value, in order. */
const listConditions = ({ source }: DocumentFile): string =>
  [...source.text.matchAll(/^:{3,}((?:un)?told\{[^}]*\})/gm)].map(([, box]) => box).join(', ');

/**
 * Reports conditional boxes that depend on other facts than in the original: their blocks may be missing from
 * `body`.
 */
export function compareConditions(
  document: DocumentFile,
  original: DocumentFile,
  report: Report,
): void {
  const conditions = listConditions(document);
  const wanted = listConditions(original);
  if (conditions !== wanted) {
    const message = `The boxes of facts must be ${wanted || 'none'}, as in ${original.file}; they are ${conditions || 'none'}.`;
    report({ file: document.file, line: document.source.firstLine, message });
  }
}

/**
 * Compares the blocks of a document with its original: kinds, data and texts; if the kinds differ, the blocks
 * before and after the difference are still compared.
 */
export function compareBlocks(
  document: DocumentFile,
  original: DocumentFile,
  isCompared: (block: Block) => boolean,
  report: Report,
): void {
  // Without blocks that are included from other documents.
  const [own = [], originals = []] = [document, original].map(({ file, body }) =>
    body.filter((block) => (getSourcePosition(block)?.file ?? file) === file && isCompared(block)),
  );
  const reportAt =
    (block: Block | undefined, counterpart: Block | undefined): ReportDifference =>
    (toMessage) =>
      report({
        file: document.file,
        line: (block && getSourcePosition(block)?.line) ?? document.source.firstLine,
        message: toMessage(toPlace(original, counterpart)),
      });
  const before = countAlike(own, originals);
  const after = countAlike(own.slice(before).reverse(), originals.slice(before).reverse());
  if (own.length !== originals.length || before < own.length) {
    const [first, counterpart] = [own[before], originals[before]];
    const reportOrder = reportAt(first ?? own.at(-1), counterpart);
    reportOrder((place) => describeOrder(first, counterpart, place));
  }
  for (const [index, block] of own.entries()) {
    const isAfter = index >= own.length - after;
    const counterpart = originals[isAfter ? index + originals.length - own.length : index];
    if (counterpart && (index < before || isAfter)) {
      const reportPair = reportAt(block, counterpart);
      compareData(block, counterpart, reportPair);
      compareTexts(ownTextsOf(block), ownTextsOf(counterpart), reportPair);
    }
  }
}
