import { articleWords } from '@/content/en/article';
import type { Block } from '@/content/types';
import { toPostSections } from '../search/page-sections';

/** A place on a page to which its table of contents leads. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** The id of a page's card for emergencies, of which there is one at most. */
export const EMERGENCY_ID = 'help';

/** Whether a block is the card that says when to get help at once. */
export const isEmergency = (block: Block): boolean =>
  block.kind === 'care-card' && block.level === 'emergency';

function toEntry(block: Block): ContentsEntry[] {
  if (isEmergency(block)) {
    return [{ id: EMERGENCY_ID, text: articleWords.helpAtOnce }];
  }
  return block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [];
}

/** The headings of a page and its card for emergencies, in reading order. */
export const listContents = (blocks: readonly Block[]): ContentsEntry[] => blocks.flatMap(toEntry);

/** The headings of a post's HTML that links can lead to. */
export const toPostContents = (html: string): ContentsEntry[] =>
  toPostSections(html).flatMap(({ id, heading = '' }) => (id ? [{ id, text: heading }] : []));
