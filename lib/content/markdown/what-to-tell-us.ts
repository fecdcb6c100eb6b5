import type { List, ListItem } from 'mdast';
import { toString as toPlainString } from 'mdast-util-to-string';
import type { CareLevel } from '../schema/signs';
import { type DirectiveContext, describeBlock } from './description';

/** Something a visitor may have noticed, in the visitor's words. */
export interface NoticedItem {
  text: string;
  /** Set if the item is a sign, with its level of urgency. */
  sign: { name: string; level: CareLevel } | null;
}

/** Short enough that a worried visitor reads the whole list, and long enough to be useful. */
const COUNT = { min: 5, max: 9 };

/** Reads a sentence, or the name of a sign, whose text is in signs.yaml. */
function readItem(
  list: List,
  item: ListItem,
  { names, report, readItems }: DirectiveContext,
): NoticedItem | null {
  const words = toPlainString(item).trim();
  if (/^[\w-]+$/.test(words)) {
    const level = names.findLevel(words);
    const sign = level && names.signs[level][words];
    if (!sign) {
      report(item, `\`${words}\` is not a sign of content/…/signs.yaml.`);
    }
    return sign ? { text: sign.noticed, sign: { name: words, level } } : null;
  }
  const [text] = readItems({ ...list, children: [item] });
  if (typeof text !== 'string') {
    report(item, 'What a visitor may have noticed is plain words, which go into a form.');
    return null;
  }
  return { text, sign: null };
}

/** A checklist of what a visitor may have noticed, which can be added to the patient form. */
export const whatToTellUs = describeBlock<{
  title: string;
  /** The service to book, as its `value` in the patient form. */
  service: string;
  items: readonly NoticedItem[];
}>({
  directive: {
    isBox: true,
    attributes: ['service'],
    read({ node, attributes, children }, context) {
      const { names, report } = context;
      const [list, ...more] = children;
      const service = attributes.service ?? '';
      if (list?.type !== 'list' || more.length > 0) {
        report(node, ':::what-to-tell-us{service="…"} contains one list.');
        return null;
      }
      if (!names.services.includes(service)) {
        report(
          node,
          `\`service\` must be one of ${names.services.join(', ')}; it is '${service}'.`,
        );
      }
      const count = list.children.length;
      if (count < COUNT.min || count > COUNT.max) {
        report(
          node,
          `:::what-to-tell-us has ${COUNT.min} to ${COUNT.max} items; this has ${count}.`,
        );
      }
      return {
        title: names.titles['what-to-tell-us'],
        service,
        items: list.children.flatMap((item) => readItem(list, item, context) ?? []),
      };
    },
  },
  texts: ({ title, items }) => [title, ...items.map(({ text }) => text)],
});
