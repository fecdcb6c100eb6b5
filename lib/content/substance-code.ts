import { createHash } from 'node:crypto';
import { toAsciiDigits } from '../text/digits';
import { type BlockKind, dataOf, ownTextsOf } from './blocks/blocks';
import { listCited, listLinks } from './citations';
import type { AnyDocument } from './documents';
import { getSourcePosition } from './markdown/source-positions';
import { CODE_GROUP_LENGTH, codeLetters, substanceKinds } from './model/signature-schema';
import type { Text } from './model/text';
import { fromText } from './plain-text';

/** The numbers in a text, in order and without thousands separators. */
export const listNumbers = (text: Text): string[] =>
  [...toAsciiDigits(fromText(text)).matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) =>
    number.replaceAll(',', ''),
  );

/** The content that a signature covers; any change of it requires a new signature. */
type Substance = Record<(typeof substanceKinds)[number], readonly unknown[]>;

/** The properties that a signature does not cover; all others count. */
const otherFields: ReadonlySet<string> = new Set([
  ...['file', 'path', 'source', 'version', 'body', 'toLine', 'id'],
  ...['kind', 'order', 'groupHeading', 'landingCard', 'onLandingPage', 'mainEntity', 'related'],
  ...['date', 'author', 'category', 'drawing', 'image', 'review', 'translation'],
]);

/** The kinds of blocks that are not boxes; any other kind counts as a box. */
const plainKinds: ReadonlySet<BlockKind> = new Set<BlockKind>([
  ...(['heading', 'subheading', 'paragraph', 'list', 'ordered-list', 'quote'] as const),
  ...(['care-card', 'drawing', 'see-it-yourself'] as const),
]);

/** All texts in front matter, at any depth. */
function listTexts(value: unknown): Text[] {
  if (typeof value === 'string') {
    return [value];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'cite' || key === 'href' ? [] : listTexts(inner),
  );
}

/** Whether a link is covered: a link to another site may be a source, and a phone link contains a number. */
const leadsOutside = (href: string) => /^(?:https?|tel):/.test(href);

function toSubstance(document: AnyDocument, hasInserted: boolean): Substance {
  const { title, file } = document;
  const body = document.body.filter(
    (block) => hasInserted || (getSourcePosition(block)?.file ?? file) === file,
  );
  const frontMatter = Object.entries(document)
    .filter(([key]) => !otherFields.has(key))
    .map(([, value]) => value);
  const blocks = body.map((block) => ({ block, data: dataOf(block), texts: ownTextsOf(block) }));
  const texts = [...listTexts(frontMatter), ...blocks.flatMap((block) => block.texts)];
  const content = [...frontMatter, ...body];
  return {
    // First-aid steps are a box, but in the front matter.
    boxes: [
      Reflect.get(document, 'firstSteps') ?? [],
      ...blocks
        .filter(({ block }) => !plainKinds.has(block.kind))
        .map(({ block, data, texts: words }) => [block.kind, data, words]),
    ],
    headings: [title, ...body.filter(({ kind }) => kind === 'heading' || kind === 'subheading')],
    numbers: texts.flatMap(listNumbers),
    signs: blocks.flatMap(({ block, data }) =>
      block.kind === 'care-card'
        ? [
            [
              data,
              ...[block.title, block.first, block.items, block.groups],
              ...[block.note, block.ending],
            ],
          ]
        : [],
    ),
    sources: [...listCited(content), ...listLinks(content).filter(leadsOutside)],
  };
}

const toGroup = (value: unknown): string =>
  [...createHash('sha256').update(JSON.stringify(value)).digest().subarray(0, CODE_GROUP_LENGTH)]
    .map((byte) => codeLetters[byte % codeLetters.length])
    .join('');

/**
 * The code of some documents, a hash of the content that a signature covers; with `hasInserted`, also of the
 * blocks that they include from other documents.
 */
export function toSubstanceCode(documents: readonly AnyDocument[], hasInserted: boolean): string {
  const substances = documents.map((document) => toSubstance(document, hasInserted));
  return substanceKinds
    .map((kind) => toGroup(substances.map((substance) => substance[kind])))
    .join('-');
}

/** The kinds of content in which two codes differ. */
export function listChangedKinds(code: string, other: string): string[] {
  const groups = other.split('-');
  return substanceKinds.filter((_, index) => code.split('-')[index] !== groups[index]);
}
