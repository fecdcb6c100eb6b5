import { type DrawingName, drawingNames } from '../model/drawings';
import { type SimulationName, simulationNames } from '../model/simulations';
import { type BlockDescription, describeBlock } from './description';

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
    data: ({ name }) => ({ name }),
  });

/** A leaf directive without attributes, whose texts come from the messages and facts of the site. */
const fixed: BlockDescription<object> = {
  directive: { isBox: false, read: () => ({}) },
  texts: () => [],
};

/** The blocks of leaf directives, `::name` in Markdown, which components render. */
export const parts = {
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
    data: ({ section }) => ({ section }),
  }),
  specialist: fixed,
  'clinic-details': fixed,
  'sports-carousel': fixed,
  'twenty-twenty-twenty': fixed,
};
