import { type Block, dataOf, ownTextsOf } from '../../blocks/blocks';
import type { DocumentFile } from '../../document-file';
import { getSourcePosition } from '../../markdown/source-positions';
import { formatPlace, type Report } from '../../model/problems';
import { compareLists, type TextPair } from './numbers-and-links';

/** The blocks of a document without those that other documents contain. */
const listOwnBlocks = ({ file, body }: DocumentFile): Block[] =>
  body.filter((block) => (getSourcePosition(block)?.file ?? file) === file);

const toLine = ({ source }: DocumentFile, block: Block | undefined) =>
  (block && getSourcePosition(block)?.line) ?? source.firstLine;

const toPlace = ({ file }: DocumentFile, block: Block | undefined) =>
  formatPlace(file, block && getSourcePosition(block)?.line);

/** The number of pairs of blocks at the beginning of two lists that are of one kind. */
function countAlike(own: readonly Block[], original: readonly Block[]): number {
  const end = own.findIndex((block, index) => block.kind !== original[index]?.kind);
  return end < 0 ? own.length : end;
}

/** Describes the first blocks of two documents whose kinds differ. */
function describeOrder(
  own: Block | undefined,
  original: Block | undefined,
  originalPlace: string,
): string {
  if (!own) {
    return `A block is missing at the end: ${originalPlace} has \`${original?.kind}\`.`;
  }
  return original
    ? `A block \`${original.kind}\` belongs here, as in ${originalPlace}; it is \`${own.kind}\`.`
    : `No block belongs here, since ${originalPlace} has none left; it is \`${own.kind}\`.`;
}

/** The boxes of a document that depend on whether a fact has a value, in order. */
const listConditions = ({ source }: DocumentFile): string =>
  [...source.text.matchAll(/^:{3,}((?:un)?told\{[^}]*\})/gm)].map(([, box]) => box).join(', ');

const toNames = (list: string) => list.split(', ').filter(Boolean);

/** Reports data of a block that must be the same as in its original, and is not. */
function checkData(own: Block, original: Block, place: string, report: (text: string) => void) {
  const ownData = dataOf(own);
  for (const [name, wanted] of Object.entries(dataOf(original))) {
    const value = ownData[name] ?? '';
    if (value !== wanted) {
      // Two long lists are hard to compare by eye.
      const difference = name === 'signs' ? compareLists(toNames(value), toNames(wanted)) : '';
      report(
        difference
          ? `\`${name}\` of ${own.kind} must be those of ${place}: ${difference}.`
          : `\`${name}\` of ${own.kind} must be ${wanted || 'nothing'}, as in ${place}; it is ${value || 'nothing'}.`,
      );
    }
  }
}

/**
 * Reports boxes that depend on other facts than those of the original: their content may not be in the
 * blocks.
 */
export function checkConditions(
  document: DocumentFile,
  original: DocumentFile,
  report: Report,
): void {
  const conditions = listConditions(document);
  const wanted = listConditions(original);
  if (conditions !== wanted) {
    report({
      file: document.file,
      line: document.source.firstLine,
      message: `The boxes of facts must be ${wanted || 'none'}, as in ${original.file}; they are ${conditions || 'none'}.`,
    });
  }
}

/**
 * Pairs the texts of a document's blocks with those of its original. Reports blocks of another kind or
 * with other data; where the kinds differ, the blocks before and after are still compared.
 */
export function pairBlocks(
  document: DocumentFile,
  original: DocumentFile,
  isCompared: (block: Block) => boolean,
  report: Report,
): TextPair[] {
  const { file } = document;
  const own = listOwnBlocks(document).filter(isCompared);
  const originals = listOwnBlocks(original).filter(isCompared);
  const before = countAlike(own, originals);
  const after = countAlike(own.slice(before).reverse(), originals.slice(before).reverse());
  if (own.length !== originals.length || before < own.length) {
    report({
      file,
      line: toLine(document, own[before] ?? own.at(-1)),
      message: describeOrder(own[before], originals[before], toPlace(original, originals[before])),
    });
  }
  const toAlike = (blocks: readonly Block[]) => [
    ...blocks.slice(0, before),
    ...blocks.slice(blocks.length - after),
  ];
  const counterparts = toAlike(originals);
  return toAlike(own).flatMap((block, index) => {
    const counterpart = counterparts[index];
    if (!counterpart) {
      return [];
    }
    const line = toLine(document, block);
    const originalPlace = toPlace(original, counterpart);
    checkData(block, counterpart, originalPlace, (message) => report({ file, line, message }));
    return [
      {
        own: ownTextsOf(block),
        original: ownTextsOf(counterpart),
        file,
        toLine: () => line,
        toOriginalPlace: () => originalPlace,
      },
    ];
  });
}
