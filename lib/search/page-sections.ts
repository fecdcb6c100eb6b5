import { type Block, textsOf } from '../content/blocks/blocks';
import type { Text } from '../content/model/text';
import { fromText } from '../content/plain-text';
import { EMERGENCY_ID, isEmergency } from '../content/table-of-contents';
import { language } from '../language';

/** The part of a document below one of its headings; the first has neither heading nor id. */
export interface Section {
  id?: string;
  heading?: string;
  text: string;
}

/** Joins texts, each of which then ends like a sentence. */
export const joinTexts = (texts: readonly Text[]): string =>
  texts
    .map((text) => fromText(text).trim())
    .map((text) => (/[.?!:…।]$/.test(text) ? text : `${text}${language.sentenceEnd}`))
    .join(' ');

/** Divides a document into sections at its headings; `beginning` is above its first block. */
export function toSections(beginning: readonly Text[], body: readonly Block[]): Section[] {
  const sections: Section[] = [{ text: joinTexts(beginning) }];
  for (const block of body) {
    const current = sections.at(-1);
    const texts = textsOf(block);
    if (block.kind === 'what-to-tell-us') {
      // The page says the same below its own headings.
      continue;
    }
    if (block.kind === 'heading') {
      sections.push({ id: block.id, heading: block.text, text: '' });
    } else if (block.kind === 'care-card' && isEmergency(block) && current?.text) {
      // Below words of another subject, the card is a place of its own.
      const [, ...below] = texts;
      sections.push({ id: EMERGENCY_ID, heading: block.title, text: joinTexts(below) });
    } else if (current) {
      current.text = `${current.text} ${joinTexts(texts)}`.trim();
    }
  }
  return sections;
}
