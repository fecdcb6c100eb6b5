import type { Block } from './blocks/blocks';
import { getMessages } from './get-content';
import { careCardIds } from './model/care-level';

/** A place on a page to which its table of contents leads. */
export interface TocEntry {
  id: string;
  text: string;
}

/** The id of a page's card for emergencies. */
export const EMERGENCY_ID = careCardIds.emergency;

/** The id of a page's list of what a visitor may have noticed, of which there is one at most. */
export const NOTICED_LIST_ID = 'what-to-tell-us';

/** Whether a block is the card that says when to get help at once. */
export const isEmergency = (block: Block): boolean =>
  block.kind === 'care-card' && block.level === 'emergency';

/** Whether a block is a card with every sign of its level. */
export const isCompleteCard = (block: Block): boolean =>
  block.kind === 'care-card' && block.until.length > 0;

function toEntry(block: Block): TocEntry[] {
  if (block.kind === 'care-card' && isCompleteCard(block)) {
    return [{ id: careCardIds[block.level], text: block.title }];
  }
  if (isEmergency(block)) {
    return [{ id: EMERGENCY_ID, text: getMessages().page.helpAtOnce }];
  }
  if (block.kind === 'what-to-tell-us') {
    return [{ id: NOTICED_LIST_ID, text: block.title }];
  }
  return block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [];
}

/** The headings of a page, its card for emergencies and its cards with every sign, in reading order. */
export const toTableOfContents = (blocks: readonly Block[]): TocEntry[] => blocks.flatMap(toEntry);
