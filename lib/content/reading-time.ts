import { type Block, textsOf } from './blocks/blocks';
import { fromText } from './plain-text';

/**
 * How fast adults read, in words a minute: 238 for English prose in silence (Brysbaert, 2019, Journal
 * of Memory and Language 109), less a good tenth for those who read in their second language.
 */
const WORDS_PER_MINUTE = 210;

/** How long a document takes to read, in whole minutes and at least one. */
export function toReadingMinutes(body: readonly Block[]): number {
  const text = body.flatMap(textsOf).map(fromText).join(' ');
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
