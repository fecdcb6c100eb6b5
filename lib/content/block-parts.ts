import type { Block, BlockKind, BlockOf, Text } from './model/blocks';

/** What a block holds: what is the same in every language, and texts that say the same. */
export interface BlockParts {
  data: Readonly<Record<string, string>>;
  texts: readonly Text[];
}

const nothing = { data: {}, texts: [] };

const countOf = (items: readonly unknown[]) => ({ items: String(items.length) });

const heading = ({ id, text }: BlockOf<'heading' | 'subheading'>): BlockParts => ({
  data: { id },
  texts: [text],
});

const list = ({ items }: BlockOf<'list' | 'ordered-list'>): BlockParts => ({
  data: countOf(items),
  texts: items,
});

const paragraph = ({ text }: BlockOf<'paragraph' | 'quote'>): BlockParts => ({
  data: {},
  texts: [text],
});

const readers: {
  [K in BlockKind]: (block: BlockOf<K>) => BlockParts;
} = {
  heading,
  subheading: heading,
  paragraph,
  list,
  'ordered-list': list,
  quote: paragraph,
  steps: ({ items }) => ({
    data: countOf(items),
    texts: items.flatMap(({ title, text }) => [title, text]),
  }),
  terms: ({ items }) => ({
    data: countOf(items),
    texts: items.flatMap(({ term, text }) => [term, text]),
  }),
  callout: ({ title, text, items }) => ({
    data: countOf(items),
    texts: [title, text, ...items],
  }),
  // The words of signs, and what cards share, are compared in their own files.
  'care-card': ({ level, signs, title, note }) => ({
    data: { level, signs: signs.join(', '), paragraphs: note ? '1' : '0' },
    texts: note ? [title, note] : [title],
  }),
  'what-to-tell-us': ({ service, items }) => ({
    data: {
      service,
      ...countOf(items),
      signs: items.flatMap(({ sign }) => sign?.name ?? []).join(', '),
    },
    texts: items.flatMap(({ text, sign }) => (sign ? [] : [text])),
  }),
  claim: ({ text, source }) => ({ data: {}, texts: [text, source] }),
  evidence: ({ title, paragraphs }) => ({
    data: { paragraphs: String(paragraphs.length) },
    texts: [title, ...paragraphs],
  }),
  drawing: ({ name }) => ({ data: { name }, texts: [] }),
  'see-it-yourself': ({ name }) => ({ data: { name }, texts: [] }),
  topics: ({ section }) => ({ data: { section }, texts: [] }),
  specialist: () => nothing,
  'clinic-details': () => nothing,
  'sports-carousel': () => nothing,
  'twenty-twenty-twenty': () => nothing,
};

/** The parts of a block. */
export const toParts = (block: Block): BlockParts =>
  (readers[block.kind] as (block: Block) => BlockParts)(block);
