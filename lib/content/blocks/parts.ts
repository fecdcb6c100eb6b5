import { type DrawingName, drawingNames } from '../model/drawings';
import { type SimulationName, simulationNames } from '../model/simulations';
import { type BlockDescription, describeBlock } from './description';

/** A part that a document places by the name of what it shows. */
const describeNamed = <Name extends string>(directive: string, known: readonly Name[]) =>
  describeBlock<{ name: Name }>({
    directives: {
      [directive]: {
        isBox: false,
        attributes: ['name'],
        read({ node, attributes }, { report }) {
          const name = known.find((candidate) => candidate === attributes.name);
          if (!name) {
            const written = attributes.name ?? '';
            report(node, `\`name\` must be one of ${known.join(', ')}; it is '${written}'.`);
            return null;
          }
          return { name };
        },
      },
    },
    texts: () => [],
    data: ({ name }) => ({ name }),
  });

/** A part of which there is one, with the messages and facts of the site. */
const describeFixed = (directive: string): BlockDescription<object> =>
  describeBlock({
    directives: { [directive]: { isBox: false, read: () => ({}) } },
    texts: () => [],
  });

/** The parts that the site draws itself; `::name` in a document. */
export const parts = {
  drawing: describeNamed<DrawingName>('drawing', drawingNames),
  /** A simulation of how people see. */
  'see-it-yourself': describeNamed<SimulationName>('see-it-yourself', simulationNames),
  topics: describeBlock<{ section: string }>({
    directives: {
      topics: {
        isBox: false,
        attributes: ['section'],
        read: ({ attributes: { section } }) => ({ section: section ?? '' }),
      },
    },
    texts: () => [],
    data: ({ section }) => ({ section }),
  }),
  specialist: describeFixed('specialist'),
  'clinic-details': describeFixed('clinic-details'),
  'sports-carousel': describeFixed('sports-carousel'),
  'twenty-twenty-twenty': describeFixed('twenty-twenty-twenty'),
};
