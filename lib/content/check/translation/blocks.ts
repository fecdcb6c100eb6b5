import { type BlockParts, toParts } from '../../block-parts';
import type { DocumentFile } from '../../document-file';
import { findPlace } from '../../markdown/places';
import type { Block } from '../../model/blocks';
import { formatPlace, type Report } from '../../model/problems';
import type { Pair } from './pairs';
import { compareLists } from './substance';

/** The blocks of a document without those that other documents brought. */
const listOwnBlocks = ({ file, body }: DocumentFile): Block[] =>
  body.filter((block) => (findPlace(block)?.file ?? file) === file);

const toPlace = (file: string, block: Block | undefined) =>
  formatPlace(file, block && findPlace(block)?.line);

const toLine = ({ source }: DocumentFile, block: Block | undefined) =>
  (block && findPlace(block)?.line) ?? source.firstLine;

/** How many pairs of blocks at the beginning of two lists are of one kind. */
function countAlike(own: readonly Block[], original: readonly Block[]): number {
  const end = own.findIndex((block, index) => block.kind !== original[index]?.kind);
  return end < 0 ? own.length : end;
}

/** Says what stands in two lists where their kinds differ first. */
function describeOrder(
  mine: Block | undefined,
  theirs: Block | undefined,
  originalFile: string,
): string {
  const place = toPlace(originalFile, theirs);
  if (!mine) {
    return `A block is missing at the end: ${place} has \`${theirs?.kind}\`.`;
  }
  return theirs
    ? `A block \`${theirs.kind}\` belongs here, as in ${place}; it is \`${mine.kind}\`.`
    : `No block belongs here, since ${place} has none left; it is \`${mine.kind}\`.`;
}

/** The boxes of a document that depend on whether a fact is told, in order. */
const listConditions = ({ source }: DocumentFile): string =>
  [...source.text.matchAll(/^:{3,}((?:un)?told\{[^}]*\})/gm)].map(([, box]) => box).join(', ');

const toNames = (list = '') => list.split(', ').filter(Boolean);

/** The pair of two blocks of one kind; reports data that ought to be the same and are not. */
function pairBlock(
  [block, parts]: readonly [Block, BlockParts],
  [counterpart, { data, texts }]: readonly [Block, BlockParts],
  originalFile: string,
  document: DocumentFile,
  report: Report,
): Pair {
  const { file } = document;
  const toOriginalPlace = () => toPlace(originalFile, counterpart);
  for (const [name, value] of Object.entries(data)) {
    const mine = parts.data[name];
    if (mine !== value) {
      // Two long lists are hard to compare by eye.
      const difference = name === 'signs' ? compareLists(toNames(mine), toNames(value)) : '';
      const wanted = difference
        ? `be those of ${toOriginalPlace()}: ${difference}.`
        : `be ${value || 'nothing'}, as in ${toOriginalPlace()}; it is ${mine || 'nothing'}.`;
      const message = `\`${name}\` of ${block.kind} must ${wanted}`;
      report({ file, line: toLine(document, block), message });
    }
  }
  return {
    own: parts.texts,
    original: texts,
    file,
    toLine: () => toLine(document, block),
    toOriginalPlace,
  };
}

/** Reports boxes that depend on other facts than those of the original; what is in them may be unread. */
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
 * The texts of some blocks of a document with those that they follow. Reports other blocks and other
 * data of them; where the kinds differ, what stands before and after that place is still compared.
 */
export function pairBlocks(
  document: DocumentFile,
  original: DocumentFile,
  isWanted: (block: Block) => boolean,
  report: Report,
): Pair[] {
  const originalFile = original.file;
  const mine = listOwnBlocks(document).filter(isWanted);
  const theirs = listOwnBlocks(original).filter(isWanted);
  const before = countAlike(mine, theirs);
  const after = countAlike(mine.slice(before).reverse(), theirs.slice(before).reverse());
  if (mine.length !== theirs.length || before < mine.length) {
    report({
      file: document.file,
      line: toLine(document, mine[before] ?? mine.at(-1)),
      message: describeOrder(mine[before], theirs[before], originalFile),
    });
  }
  const toAlike = (blocks: readonly Block[]) =>
    [...blocks.slice(0, before), ...blocks.slice(blocks.length - after)].map(
      (block) => [block, toParts(block)] as const,
    );
  const counterparts = toAlike(theirs);
  return toAlike(mine).flatMap((block, index) => {
    const counterpart = counterparts[index];
    return counterpart ? [pairBlock(block, counterpart, originalFile, document, report)] : [];
  });
}
