import { type Block, textsOf } from '../content/markdown/blocks';
import { EMERGENCY_ID, isEmergency } from '../content/pages/table-of-contents';
import { getLanguage } from '../language';
import type { Text } from '../text/rich-text';
import { fromText } from '../text/rich-text';

/** The part of a document below a heading; the first section has neither heading nor id. */
export interface Section {
  id?: string;
  heading?: string;
  text: string;
}

/** Joins texts as sentences, with a full stop after those without punctuation at the end. */
export const joinTexts = (texts: readonly Text[]): string =>
  texts
    .map((text) => fromText(text).trim())
    .map((text) => (/[.?!:…।]$/.test(text) ? text : `${text}${getLanguage().sentenceEnd}`))
    .join(' ');

/** Splits a document into sections at its headings; `beginning` is the text above its first block. */
export function toSections(beginning: readonly Text[], body: readonly Block[]): Section[] {
  const sections: Section[] = [{ text: joinTexts(beginning) }];
  for (const block of body) {
    const current = sections.at(-1);
    const texts = textsOf(block);
    if (block.kind === 'what-to-tell-us') {
      // The page repeats this text below its own headings.
      continue;
    }
    if (block.kind === 'heading') {
      sections.push({ id: block.id, heading: block.text, text: '' });
    } else if (block.kind === 'care-card' && isEmergency(block) && current?.text) {
      // Below text on another subject, the emergency card is a section of its own.
      const [, ...below] = texts;
      sections.push({ id: EMERGENCY_ID, heading: block.title, text: joinTexts(below) });
    } else if (current) {
      current.text = `${current.text} ${joinTexts(texts)}`.trim();
    }
  }
  return sections;
}
