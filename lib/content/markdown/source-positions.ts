import type { Block } from '../blocks/blocks';

/** Where a block begins. */
export interface SourcePosition {
  file: string;
  line: number;
}

const positions = new WeakMap<Block, SourcePosition>();

/** Remembers where blocks begin; those that another document contains keep their position there. */
export function setSourcePosition(
  blocks: readonly Block[],
  position: SourcePosition,
): readonly Block[] {
  for (const block of blocks.filter((candidate) => !positions.has(candidate))) {
    positions.set(block, position);
  }
  return blocks;
}

export const getSourcePosition = (block: Block): SourcePosition | undefined => positions.get(block);
