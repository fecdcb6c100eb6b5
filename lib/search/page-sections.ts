import type { Block, BlockKind, BlockOf, Text } from '../content/model/blocks';
import { fromText } from '../content/plain-text';
import { EMERGENCY_ID, isEmergency } from '../content/table-of-contents';
import { language } from '../language';

/** A stretch of a document below one of its headings; the first has neither heading nor id. */
export interface Section {
  id?: string;
  heading?: string;
  text: string;
}

const readCareCard = ({
  first,
  items,
  until,
  note,
  ending,
}: BlockOf<'care-card'>): readonly Text[] => [
  ...first,
  ...items.flatMap((item, index) => [item, ...until.slice(index, index + 1)]),
  ...[note, ending].filter((text) => text !== null),
];

const readers: { [K in BlockKind]: (block: BlockOf<K>) => readonly Text[] } = {
  heading: () => [],
  subheading: ({ text }) => [text],
  paragraph: ({ text }) => [text],
  list: ({ items }) => items,
  'ordered-list': ({ items }) => items,
  quote: ({ text }) => [text],
  steps: ({ items }) => items.flatMap(({ title, text }) => [title, text]),
  terms: ({ items }) => items.flatMap(({ term, text }) => [term, text]),
  callout: ({ title, text, items }) => [title, text, ...items],
  'care-card': (card) => [card.title, ...readCareCard(card)],
  // The page says the same below its own headings.
  'what-to-tell-us': () => [],
  claim: ({ text, source }) => [text, source],
  evidence: ({ title, paragraphs }) => [title, ...paragraphs],
  drawing: () => [],
  'see-it-yourself': () => [],
  topics: () => [],
  specialist: () => [],
  'clinic-details': () => [],
  'sports-carousel': () => [],
  'twenty-twenty-twenty': () => [],
};

/** Texts one after the other, each ending like a sentence. */
export const joinTexts = (texts: readonly Text[]): string =>
  texts
    .map((text) => fromText(text).trim())
    .map((text) => (/[.?!:…।]$/.test(text) ? text : `${text}${language.sentenceEnd}`))
    .join(' ');

const readBlock = (block: Block) =>
  joinTexts((readers[block.kind] as (block: Block) => readonly Text[])(block));

/** The sections of a document: how it begins, and what stands below each of its headings. */
export function toSections(beginning: readonly Text[], body: readonly Block[]): Section[] {
  const sections: Section[] = [{ text: joinTexts(beginning) }];
  for (const block of body) {
    const current = sections.at(-1);
    if (block.kind === 'heading') {
      sections.push({ id: block.id, heading: block.text, text: '' });
    } else if (block.kind === 'care-card' && isEmergency(block) && current?.text) {
      // With words of another subject above it, the card is a place of its own.
      sections.push({
        id: EMERGENCY_ID,
        heading: block.title,
        text: joinTexts(readCareCard(block)),
      });
    } else if (current) {
      current.text = `${current.text} ${readBlock(block)}`.trim();
    }
  }
  return sections;
}
