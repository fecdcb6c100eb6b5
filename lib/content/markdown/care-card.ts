import { toString as toPlainString } from 'mdast-util-to-string';
import { groupByHeading, type HeadedGroup } from '../../text/group-neighbours';
import type { Sign } from '../schema/signs';
import { type CareLevel, careLevels } from '../schema/signs';
import {
  type DirectiveContext,
  type DirectiveDescription,
  type DirectiveSource,
  describeBlock,
} from './description';
import type { Text } from './text';

/** A sign with its first aid. */
interface ListedSign {
  name: string;
  /** The sign in the visitor’s words, with the references of its text. */
  noticed: Text;
  until: Text;
}

interface CareCard {
  level: CareLevel;
  title: string;
  /** The instructions at the top of the card, such as to rinse with water before the call. */
  first: readonly Text[];
  /** The names of its signs, in order. */
  signs: readonly string[];
  /** The texts of its signs; empty if the card has every sign of its level. */
  items: readonly Text[];
  /** Every sign of its level; empty unless the card has all. */
  groups: readonly HeadedGroup<ListedSign>[];
  /** The optional paragraph below the list in the document. */
  note: Text | null;
  /** The last paragraph of every card of its level: whom to call, or where to go. */
  ending: Text | null;
}

/** Removes duplicate texts. */
const listDistinct = (texts: readonly Text[]): Text[] => [
  ...new Map(texts.map((text) => [JSON.stringify(text), text])).values(),
];

function toGroups(signs: Readonly<Record<string, Sign>>): HeadedGroup<ListedSign>[] {
  const listed = Object.entries(signs).map(
    ([name, { noticed, sources, until }]): ListedSign => ({
      name,
      noticed: sources.length > 0 ? [noticed, { cite: sources }] : noticed,
      until,
    }),
  );
  return groupByHeading(listed, ({ name }) => signs[name]?.heading);
}

function toCareCard(
  { attributes }: DirectiveSource,
  { names }: DirectiveContext,
  { level, signs, note }: Pick<CareCard, 'level' | 'signs' | 'note'>,
  isComplete: boolean,
): CareCard {
  const known = signs.flatMap((name) => names.signs[level][name] ?? []);
  return {
    level,
    title: attributes.title ?? names.titles[level],
    first: listDistinct(known.flatMap(({ first }) => (first === null ? [] : [first]))),
    signs,
    items: isComplete ? [] : known.map(({ text }) => text),
    groups: isComplete ? toGroups(names.signs[level]) : [],
    note,
    ending: names.endings[level],
  };
}

/** A directive whose card shows the signs that the document lists. */
const toDirective = (level: CareLevel): DirectiveDescription<CareCard> => ({
  isBox: true,
  attributes: ['title'],
  read(directive, context) {
    const { names, report, readParagraph } = context;
    const [list, note, ...more] = directive.children;
    if (list?.type !== 'list' || more.length > 0) {
      report(
        directive.node,
        `:::${level} contains a list of signs, and at most one paragraph below it.`,
      );
      return null;
    }
    const named = list.children.map((item) => ({ item, name: toPlainString(item).trim() }));
    for (const { item, name } of named) {
      const actual = names.findLevel(name);
      if (actual !== level) {
        report(
          item,
          actual
            ? `\`${name}\` is a sign of :::${actual} and not of :::${level}.`
            : `\`${name}\` is not a sign of content/…/signs.yaml below \`${level}\`.`,
        );
      }
    }
    const signs = named.map(({ name }) => name);
    const card = { level, signs, note: note ? readParagraph(note) : null };
    return toCareCard(directive, context, card, false);
  },
});

/** A directive whose card shows every sign of a level, in the visitor’s words and with first aid. */
const everySign: DirectiveDescription<CareCard> = {
  isBox: false,
  attributes: ['level'],
  read(directive, context) {
    const level = careLevels.find((known) => known === directive.attributes.level);
    if (!level) {
      context.report(directive.node, `\`level\` must be one of ${careLevels.join(', ')}.`);
      return null;
    }
    const signs = Object.keys(context.names.signs[level]);
    return toCareCard(directive, context, { level, signs, note: null }, true);
  },
};

/** A care card: signs that need care, and how urgently. */
export const careCard = describeBlock<CareCard>({
  directives: {
    ...Object.fromEntries(careLevels.map((level) => [level, toDirective(level)])),
    'every-sign': everySign,
  },
  texts: ({ title, first, items, groups, note, ending }) => [
    title,
    ...first,
    ...items,
    ...groups.flatMap(({ heading, items: signs }) => [
      ...(heading === null ? [] : [heading]),
      ...signs.flatMap(({ noticed, until }) => [noticed, until]),
    ]),
    ...[note, ending].filter((text) => text !== null),
  ],
});
