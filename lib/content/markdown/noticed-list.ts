import type { List, ListItem } from 'mdast';
import { toString as toPlainString } from 'mdast-util-to-string';
import type { Block, NoticedItem } from '../model/blocks';
import type { InlineReader } from './inline';
import type { MarkdownNames } from './names';
import type { BlockNode, Directive, ReportNode } from './nodes';

/** So few that a worried visitor reads all of them, and enough to tell something. */
const COUNT = { min: 5, max: 9 };

interface NoticedListContext extends Pick<InlineReader, 'readItems'> {
  names: MarkdownNames;
  report: ReportNode;
}

/** The reader of `:::what-to-tell-us`: sentences, and names of signs, whose words stand elsewhere. */
export function createNoticedListReader({ names, report, readItems }: NoticedListContext) {
  function readSign(item: ListItem, name: string): NoticedItem[] {
    const level = names.findLevel(name);
    const sign = level && names.signs[level][name];
    if (!sign) {
      report(item, `\`${name}\` is not a sign of content/…/signs.yaml.`);
      return [];
    }
    return [{ text: sign.noticed, sign: { name, level } }];
  }

  function readItem(list: List, item: ListItem): NoticedItem[] {
    const words = toPlainString(item).trim();
    if (/^[\w-]+$/.test(words)) {
      return readSign(item, words);
    }
    const [text] = readItems({ ...list, children: [item] });
    if (typeof text !== 'string') {
      report(item, 'What a visitor may have noticed is plain words, which go into a form.');
      return [];
    }
    return [{ text, sign: null }];
  }

  return (node: Directive, children: readonly BlockNode[]): Block[] => {
    const [list, ...more] = children;
    const service = node.attributes?.service ?? '';
    if (list?.type !== 'list' || more.length > 0) {
      report(node, ':::what-to-tell-us{service="…"} holds one list.');
      return [];
    }
    if (!names.services.includes(service)) {
      report(node, `\`service\` must be one of ${names.services.join(', ')}; it is '${service}'.`);
    }
    const count = list.children.length;
    if (count < COUNT.min || count > COUNT.max) {
      report(node, `:::what-to-tell-us has ${COUNT.min} to ${COUNT.max} items; this has ${count}.`);
    }
    return [
      {
        kind: 'what-to-tell-us',
        title: names.titles['what-to-tell-us'],
        service,
        items: list.children.flatMap((item) => readItem(list, item)),
      },
    ];
  };
}
