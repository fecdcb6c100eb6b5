import type { LanguageCode } from '../../languages';
import { getContent } from '../get-content';
import type { Block, BlockOf } from '../markdown/blocks';
import { careCardIds } from '../schema/signs';
import { getSection } from './articles';

export interface TocEntry {
  id: string;
  text: string;
}

export const EMERGENCY_ID = careCardIds.emergency;

/** A page has at most one `what-to-tell-us`. */
export const NOTICED_LIST_ID = 'what-to-tell-us';

/** A page has at most one list of subjects. */
export const TOPICS_ID = 'topics';

/** Whether a block is the care card with the signs that need emergency care. */
export const isEmergency = (block: Block): boolean =>
  block.kind === 'care-card' && block.level === 'emergency';

/** Whether a block is a care card with every sign of its level. */
export const isCompleteCard = (block: Block): block is BlockOf<'care-card'> =>
  block.kind === 'care-card' && block.groups.length > 0;

function toEntry(block: Block, language: LanguageCode): TocEntry[] {
  const { page } = getContent(language).messages;
  if (isEmergency(block)) {
    return [{ id: EMERGENCY_ID, text: page.helpAtOnce }];
  }
  if (block.kind === 'topics' && getSection(block.section).length > 0) {
    return [{ id: TOPICS_ID, text: page.topics }];
  }
  if (block.kind === 'what-to-tell-us') {
    return [{ id: NOTICED_LIST_ID, text: block.title }];
  }
  return block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [];
}

/** Links to the headings of a page, its list of subjects, emergency card and `what-to-tell-us`. */
export const toTableOfContents = (blocks: readonly Block[], language: LanguageCode): TocEntry[] =>
  blocks.flatMap((block) => toEntry(block, language));
