import type { Block, BlockOf } from '../markdown/blocks';
import type { Content } from '../read/content';
import { careCardIds } from '../schema/signs';

export interface TocEntry {
  id: string;
  text: string;
}

export const EMERGENCY_ID = careCardIds.emergency;

export const isEmergency = (block?: Block): boolean =>
  block?.kind === 'care-card' && block.level === 'emergency';

export const isCompleteCard = (block: Block): block is BlockOf<'care-card'> =>
  block.kind === 'care-card' && block.groups.length > 0;

function toEntry(block: Block, { messages }: Content): TocEntry[] {
  if (isEmergency(block)) {
    return [{ id: EMERGENCY_ID, text: messages.page.helpAtOnce }];
  }
  return block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [];
}

/** Lists the headings and the emergency card, for which the entry of a heading directly above is left out. */
export const toTableOfContents = (blocks: readonly Block[], content: Content): TocEntry[] =>
  blocks.flatMap((block, index) => (isEmergency(blocks[index + 1]) ? [] : toEntry(block, content)));
