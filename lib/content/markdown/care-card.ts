import { toString as toPlainString } from 'mdast-util-to-string';
import { groupByHeading } from '../../text/group-neighbours';
import { type Text, toCited } from '../../text/rich-text';
import { type CareLevel, careLevels } from '../schema/signs';
import type { Block, CareCard, ListedSign } from './blocks';
import type { Directive, MarkdownNames } from './nodes';

/** Removes duplicate texts. */
const listDistinct = (texts: readonly Text[]): Text[] => [
  ...new Map(texts.map((text) => [JSON.stringify(text), text])).values(),
];

/** A card with the signs of these names, or with every sign of its level in groups. */
function toCareCard(
  names: MarkdownNames,
  level: CareLevel,
  title: string | null | undefined,
  { signs, note }: Pick<CareCard, 'signs' | 'note'> | { signs: null; note: null },
): Block[] {
  const all = names.signs[level];
  const listed = signs ?? Object.keys(all);
  const known = listed.flatMap((name) => all[name] ?? []);
  const everySign = Object.entries(all).map(
    ([name, { noticed, sources, until }]): ListedSign => ({
      name,
      noticed: toCited(noticed, sources),
      until,
    }),
  );
  return [
    {
      kind: 'care-card',
      level,
      title: title ?? names.titles[level],
      first: listDistinct(known.flatMap(({ first }) => (first === null ? [] : [first]))),
      signs: listed,
      items: signs ? known.map(({ text }) => text) : [],
      groups: signs ? [] : groupByHeading(everySign, ({ name }) => all[name]?.heading),
      note,
      ending: names.endings[level],
    },
  ];
}

/** A box whose card shows the signs that the document lists by name. */
const toCardDirective = (level: CareLevel): Directive => ({
  isBox: true,
  attributes: ['title'],
  read({ node, attributes, children }, { names, report, readParagraph }) {
    const [list, note, ...more] = children;
    if (list?.type !== 'list' || more.length > 0) {
      report(node, `:::${level} contains a list of signs, and at most one paragraph below it.`);
      return [];
    }
    const signs = list.children.map((item) => {
      const name = toPlainString(item).trim();
      const actual = names.findLevel(name);
      if (actual !== level) {
        report(
          item,
          actual
            ? `\`${name}\` is a sign of :::${actual} and not of :::${level}.`
            : `\`${name}\` is not a sign of content/…/signs.yaml below \`${level}\`.`,
        );
      }
      return name;
    });
    const card = { signs, note: note ? readParagraph(note) : null };
    return toCareCard(names, level, attributes.title, card);
  },
});

/** The directives of care cards; `every-sign` shows all of a level, in the visitor’s words and with first aid. */
export const careCards: Readonly<Record<string, Directive>> = {
  ...Object.fromEntries(careLevels.map((level) => [level, toCardDirective(level)])),
  'every-sign': {
    isBox: false,
    attributes: ['level'],
    read({ node, attributes }, { names, report }) {
      const level = careLevels.find((known) => known === attributes.level);
      if (!level) {
        report(node, `\`level\` must be one of ${careLevels.join(', ')}.`);
        return [];
      }
      return toCareCard(names, level, null, { signs: null, note: null });
    },
  },
};
