import type { Block } from '../model/blocks';

/** Where a block begins. */
export interface BlockPlace {
  file: string;
  line: number;
}

const places = new WeakMap<Block, BlockPlace>();

/** Keeps in mind where blocks stand; those that another document brought keep their place there. */
export function keepPlace(blocks: readonly Block[], place: BlockPlace): readonly Block[] {
  for (const block of blocks.filter((candidate) => !places.has(candidate))) {
    places.set(block, place);
  }
  return blocks;
}

/** Where a block was read; unknown of one that was kept as text since then. */
export const findPlace = (block: Block): BlockPlace | undefined => places.get(block);
