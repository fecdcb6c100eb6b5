import type { Block } from './blocks';
import { getMessages } from './get-content';

/** A place on a page to which its table of contents leads. */
export interface TocEntry {
  id: string;
  text: string;
}

/** The id of a page's card for emergencies, of which there is one at most. */
export const EMERGENCY_ID = 'help';

/** Whether a block is the card that says when to get help at once. */
export const isEmergency = (block: Block): boolean =>
  block.kind === 'care-card' && block.level === 'emergency';

function toEntry(block: Block): TocEntry[] {
  if (isEmergency(block)) {
    return [{ id: EMERGENCY_ID, text: getMessages().page.helpAtOnce }];
  }
  return block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [];
}

/** The headings of a page and its card for emergencies, in reading order. */
export const toTableOfContents = (blocks: readonly Block[]): TocEntry[] => blocks.flatMap(toEntry);
