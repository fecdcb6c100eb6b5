import { type DrawingName, drawingNames } from '../schema/drawings';
import { type SimulationName, simulationNames } from '../schema/simulations';
import { boxes } from './boxes';
import { careCard } from './care-card';
import { type BlockDescription, describeBlock } from './description';
import type { Text } from './text';
import { whatToTellUs } from './what-to-tell-us';

const heading = describeBlock<{ id: string; text: string }>({ texts: ({ text }) => [text] });

const paragraph = describeBlock<{ text: Text }>({ texts: ({ text }) => [text] });

const list = describeBlock<{ items: readonly Text[] }>({ texts: ({ items }) => items });

/** A leaf directive whose `name` must be one of a list. */
const describeNamed = <Name extends string>(known: readonly Name[]) =>
  describeBlock<{ name: Name }>({
    directive: {
      isBox: false,
      attributes: ['name'],
      read({ node, attributes }, { report }) {
        const name = known.find((candidate) => candidate === attributes.name);
        if (!name) {
          const written = attributes.name ?? '';
          report(node, `\`name\` must be one of ${known.join(', ')}; it is '${written}'.`);
        }
        return name ? { name } : null;
      },
    },
    texts: () => [],
  });

/** A leaf directive without attributes, whose texts come from the messages and facts of the site. */
const fixed: BlockDescription<object> = {
  directive: { isBox: false, read: () => ({}) },
  texts: () => [],
};

/** The descriptions of all block kinds, by name. */
export const descriptions = {
  heading,
  subheading: heading,
  paragraph,
  list,
  'ordered-list': list,
  quote: paragraph,
  ...boxes,
  'care-card': careCard,
  'what-to-tell-us': whatToTellUs,
  drawing: describeNamed<DrawingName>(drawingNames),
  /** A simulation of impaired vision. */
  'see-it-yourself': describeNamed<SimulationName>(simulationNames),
  topics: describeBlock<{ section: string }>({
    directive: {
      isBox: false,
      attributes: ['section'],
      read: ({ attributes: { section } }) => ({ section: section ?? '' }),
    },
    texts: () => [],
  }),
  specialist: fixed,
  'clinic-details': fixed,
  'sports-carousel': fixed,
  'twenty-twenty-twenty': fixed,
};

type Descriptions = typeof descriptions;
type ContentOf<Description> = Description extends BlockDescription<infer Content> ? Content : never;

export type BlockKind = keyof Descriptions;

/** A block of a document's body. */
export type Block = {
  [K in BlockKind]: { kind: K } & ContentOf<Descriptions[K]>;
}[BlockKind];

export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

/** Every text that a block shows, in reading order. */
export const textsOf = (block: Block): readonly Text[] =>
  (descriptions[block.kind] as BlockDescription<Block>).texts(block);
