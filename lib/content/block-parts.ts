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
  [K in BlockKind]: (block: BlockOf<K>, sharedNote: Text | undefined) => BlockParts;
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
  // The words of signs, and the note that cards share, are compared where they stand.
  'care-card': ({ level, signs, title, note }, sharedNote) => {
    const hasNote = note !== null && JSON.stringify(note) !== JSON.stringify(sharedNote);
    return {
      data: { level, signs: signs.join(', '), paragraphs: hasNote ? '1' : '0' },
      texts: hasNote ? [title, note] : [title],
    };
  },
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

/** The parts of a block; `sharedNote` is what cards for emergencies end with that bring no note. */
export const toParts = (block: Block, sharedNote: Text | undefined): BlockParts =>
  (readers[block.kind] as (block: Block, sharedNote: Text | undefined) => BlockParts)(
    block,
    sharedNote,
  );
