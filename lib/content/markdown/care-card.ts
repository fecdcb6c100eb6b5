import { toString as toPlainString } from 'mdast-util-to-string';
import { groupByHeading } from '../../text/group-neighbours';
import { splitAtStrong, toCited } from '../../text/rich-text';
import { type CareLevel, careLevels, findLevel } from '../schema/signs';
import type { Block, BlockOf, ListedSign } from './blocks';
import type { BlockNode, Directive, DirectiveSource } from './nodes';

function toCareCard(
  { names: { signs: all, messages, texts }, attributes: { title }, readParagraph }: DirectiveSource,
  level: CareLevel,
  signs: readonly string[],
  note?: BlockNode,
  groups: BlockOf<'care-card'>['groups'] = [],
): Block[] {
  const known = signs.flatMap((name) => all[level][name] ?? []);
  const first = new Map(known.map((sign) => [JSON.stringify(sign.first), sign.first]));
  return [
    {
      kind: 'care-card',
      level,
      // In reading order, because `textsOf` lists the texts in this order.
      title: title ?? messages.page.careTitles[level],
      first: [...first.values()].filter((text) => text !== null),
      signs,
      items: groups.length > 0 ? [] : known.flatMap(({ text }) => splitAtStrong(text)),
      groups,
      note: note ? readParagraph(note) : null,
      ending: { emergency: texts.emergencyNote, today: texts.todayNote, days: null }[level],
    },
  ];
}

/** Reads a list of sign names, all of one level if one is given, and the paragraph below it. */
function readSignNames(
  { node, children, names, report }: DirectiveSource,
  level?: CareLevel,
): { signs: string[]; note?: BlockNode | undefined } {
  const [list, note, ...more] = children;
  if (list?.type !== 'list' || more.length > 0) {
    report(node, `:::${node.name} contains a list of signs, and at most one paragraph below it.`);
    return { signs: [] };
  }
  const signs = list.children.map((item) => {
    const name = toPlainString(item).trim();
    const actual = findLevel(names.signs, name);
    if (!actual) {
      report(item, `\`${name}\` is not a sign of content/…/signs.yaml.`);
    } else if (level && actual !== level) {
      report(item, `\`${name}\` is a sign of :::${actual} and not of :::${level}.`);
    }
    return name;
  });
  return { signs, note };
}

const toCardDirective = (level: CareLevel): Directive => ({
  isBox: true,
  attributes: ['title'],
  read(source) {
    const { signs, note } = readSignNames(source, level);
    return signs.length > 0 ? toCareCard(source, level, signs, note) : [];
  },
});

/** A collapsed list of signs of any level that the condition of the page does not cause. */
const anyDay: Directive = {
  isBox: true,
  read(source) {
    const { signs: all, messages } = source.names;
    const { signs, note } = readSignNames(source);
    if (note) {
      source.report(note, ':::any-day contains nothing but a list of signs.');
    }
    const levels = careLevels.flatMap((level) => {
      const named = groupByHeading(Object.entries(all[level]), ([, { heading }]) => heading)
        .map(({ heading, items }) => ({
          heading,
          items: items.flatMap(([name, { text }]) =>
            signs.includes(name) ? splitAtStrong(text) : [],
          ),
        }))
        .filter(({ items }) => items.length > 0);
      return named.length > 0
        ? [{ level, title: messages.page.careTitles[level], groups: named }]
        : [];
    });
    return [{ kind: 'any-day', signs, levels }];
  },
};

/** The care card directives; `every-sign` shows all signs of a level, in the visitor's words and with first aid. */
export const careCards: Readonly<Record<string, Directive>> = {
  ...Object.fromEntries(careLevels.map((level) => [level, toCardDirective(level)])),
  'any-day': anyDay,
  'every-sign': {
    isBox: false,
    attributes: ['level'],
    read(source) {
      const { node, attributes, names, report } = source;
      const level = careLevels.find((known) => known === attributes.level);
      if (!level) {
        report(node, `\`level\` must be one of ${careLevels.join(', ')}.`);
        return [];
      }
      const all = Object.entries(names.signs[level]);
      const groups = groupByHeading(all, ([, sign]) => sign.heading).map(({ heading, items }) => ({
        heading,
        items: items.map(([name, { noticed, sources, until }]): ListedSign => {
          return { name, noticed: toCited(noticed, sources), until };
        }),
      }));
      return toCareCard(source, level, Object.keys(names.signs[level]), undefined, groups);
    },
  },
};
