import type { Text } from '../model/text';
import { boxes } from './boxes';
import { careCard } from './care-card';
import type { BlockDescription } from './description';
import { parts } from './parts';
import { prose } from './prose';
import { whatToTellUs } from './what-to-tell-us';

/** The descriptions of all block kinds, by name. */
export const descriptions = {
  ...prose,
  ...boxes,
  'care-card': careCard,
  'what-to-tell-us': whatToTellUs,
  ...parts,
};

type Descriptions = typeof descriptions;
type ContentOf<Description> = Description extends BlockDescription<infer Content> ? Content : never;

export type BlockKind = keyof Descriptions;

/** A block of a document's body. */
export type Block = {
  [K in BlockKind]: { kind: K } & ContentOf<Descriptions[K]>;
}[BlockKind];

export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

const toDescription = (block: Block) => descriptions[block.kind] as BlockDescription<Block>;

/** Every text that a block shows, in reading order. */
export const textsOf = (block: Block): readonly Text[] => toDescription(block).texts(block);

/** The texts of a block that are in its document, and so are translated there. */
export function ownTextsOf(block: Block): readonly Text[] {
  const description = toDescription(block);
  return (description.ownTexts ?? description.texts)(block);
}

/** The data of a block that must be the same in every language. */
export const dataOf = (block: Block): Readonly<Record<string, string>> =>
  toDescription(block).data?.(block) ?? {};
