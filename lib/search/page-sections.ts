import type { Block, BlockKind, BlockOf, Page, Text } from '@/content/types';
import { fromHtml, fromText } from '../plain-text';

/** A stretch of a page below one of its headings; the first has neither heading nor id. */
export interface Section {
  id?: string;
  heading?: string;
  text: string;
}

const readers: { [K in BlockKind]: (block: BlockOf<K>) => readonly Text[] } = {
  heading: () => [],
  subheading: ({ text }) => [text],
  paragraph: ({ text }) => [text],
  list: ({ items }) => items,
  steps: ({ items }) => items.flatMap(({ title, text }) => [title, text]),
  terms: ({ items }) => items.flatMap(({ term, text }) => [term, text]),
  callout: ({ title, text, items = [] }) => [title, text, ...items],
  'care-card': ({ title, items, note }) => [title, ...items, ...(note ? [note] : [])],
  claim: ({ text, source }) => [text, source],
  evidence: ({ title, paragraphs }) => [title, ...paragraphs],
};

/** Texts one after the other, each ending like a sentence. */
export const joinTexts = (texts: readonly Text[]): string =>
  texts
    .map((text) => fromText(text).trim())
    .map((text) => (/[.?!:…]$/.test(text) ? text : `${text}.`))
    .join(' ');

const readBlock = (block: Block) =>
  joinTexts((readers[block.kind] as (block: Block) => readonly Text[])(block));

/** The sections of a page of blocks: how it begins, and what stands below each of its headings. */
export function toSections({ subtitle, answer, keyFacts, body }: Page): Section[] {
  const facts = keyFacts.map(({ label, value }) => `${label}: ${value}`);
  const sections: Section[] = [{ text: joinTexts([subtitle, answer, ...facts]) }];
  for (const block of body) {
    const current = sections.at(-1);
    if (block.kind === 'heading') {
      sections.push({ id: block.id, heading: block.text, text: '' });
    } else if (current) {
      current.text = `${current.text} ${readBlock(block)}`.trim();
    }
  }
  return sections;
}

/** The sections of a post's HTML: how it begins, and what stands below each of its `<h2>`. */
export function toPostSections(html: string): Section[] {
  const [beginning = '', ...rest] = html.split('<h2');
  return [
    { text: fromHtml(beginning) },
    ...rest.map((part) => {
      const [, id, heading = '', text = ''] =
        /^(?: id="([^"]*)")?[^>]*>(.*?)<\/h2>(.*)$/s.exec(part) ?? [];
      return { id, heading: fromHtml(heading), text: fromHtml(text) };
    }),
  ];
}
