import type { ListItem } from 'mdast';
import { toString as toPlainString } from 'mdast-util-to-string';
import { services } from '../../forms/email-forms';
import { findLevel } from '../schema/signs';
import type { NoticedItem } from './blocks';
import type { Directive, DirectiveSource } from './nodes';

/** Short enough that a worried visitor reads the whole list, and long enough to be useful. */
const COUNT = { min: 5, max: 9 };

/** Reads an item: a sentence, or the name of a sign whose text is in signs.yaml. */
function readItem(
  item: ListItem,
  { names, report, readParagraph }: DirectiveSource,
): NoticedItem[] {
  const name = toPlainString(item).trim();
  if (/^[\w-]+$/.test(name)) {
    const level = findLevel(names.signs, name);
    const sign = level && names.signs[level][name];
    if (!sign) {
      report(item, `\`${name}\` is not a sign of content/…/signs.yaml.`);
    }
    return sign ? [{ text: sign.noticed, sign: { name, level } }] : [];
  }
  const [text, ...more] = item.children.map(readParagraph);
  if (typeof text !== 'string' || more.length > 0) {
    report(item, 'What a visitor may have noticed is plain words, which go into a form.');
    return [];
  }
  return [{ text, sign: null }];
}

export const symptomChecklist: Directive = {
  isBox: true,
  attributes: ['service'],
  read(source) {
    const { node, children, file, report } = source;
    const [list, ...more] = children;
    const service = source.attributes.service ?? '';
    if (list?.type !== 'list' || more.length > 0) {
      report(node, ':::what-to-tell-us{service="…"} contains one list.');
      return [];
    }
    if (!services.includes(service)) {
      report(node, `\`service\` must be one of ${services.join(', ')}; it is '${service}'.`);
    }
    const count = list.children.length;
    if (count < COUNT.min || count > COUNT.max) {
      const message = `:::what-to-tell-us has ${COUNT.min} to ${COUNT.max} items; this has ${count}.`;
      report(node, message);
    }
    const items = list.children.flatMap((item) => readItem(item, source));
    const [, name = ''] = /pages\/(.+)\.md$/.exec(file) ?? [];
    return [{ kind: 'what-to-tell-us', name, service, items }];
  },
};
