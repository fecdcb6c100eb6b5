import { formatMessage } from '../../text/format-message';
import { fromText } from '../../text/rich-text';
import { getMessages } from '../get-content';
import { type Block, textsOf } from '../markdown/blocks';

/**
 * The reading speed of adults, in words per minute: 238 for silent reading of English prose (Brysbaert, 2019,
 * Journal of Memory and Language 109), reduced by about 12 % for readers whose first language is another one.
 */
const WORDS_PER_MINUTE = 210;

/** The reading time of a document, in whole minutes, at least one. */
export function toReadingMinutes(body: readonly Block[]): number {
  const text = body.flatMap(textsOf).map(fromText).join(' ');
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

export const formatReadingTime = ({ body }: { body: readonly Block[] }): string =>
  formatMessage(getMessages().blog.readingMinutes, { minutes: toReadingMinutes(body) });
