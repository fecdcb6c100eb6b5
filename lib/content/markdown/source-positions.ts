import type { Block } from '../blocks/blocks';

/** The start of a block in its file. */
export interface SourcePosition {
  file: string;
  line: number;
}

const positions = new WeakMap<Block, SourcePosition>();

/** Stores the positions of blocks; blocks of other documents keep their own position. */
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
