import type { Text } from '../model/text';
import { countItems, describeBlock } from './description';

const heading = describeBlock<{ id: string; text: string }>({
  texts: ({ text }) => [text],
  data: ({ id }) => ({ id }),
});

const paragraph = describeBlock<{ text: Text }>({ texts: ({ text }) => [text] });

const list = describeBlock<{ items: readonly Text[] }>({
  texts: ({ items }) => items,
  data: countItems,
});

/** The blocks of plain Markdown. */
export const prose = {
  heading,
  subheading: heading,
  paragraph,
  list,
  'ordered-list': list,
  quote: paragraph,
};
