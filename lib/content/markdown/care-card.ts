import { toString as toPlainString } from 'mdast-util-to-string';
import { groupByHeading } from '../../text/group-neighbours';
import { toCited } from '../../text/rich-text';
import { type CareLevel, careLevels, findLevel } from '../schema/signs';
import type { Block, CareCard, ListedSign } from './blocks';
import type { Directive, DirectiveSource } from './nodes';

/** Creates a card with the signs of these names. */
function toCareCard(
  { names: { signs: all, messages, texts }, attributes: { title } }: DirectiveSource,
  level: CareLevel,
  { signs, groups, note }: Pick<CareCard, 'signs' | 'groups' | 'note'>,
): Block[] {
  const known = signs.flatMap((name) => all[level][name] ?? []);
  const first = new Map(known.map((sign) => [JSON.stringify(sign.first), sign.first]));
  return [
    {
      kind: 'care-card',
      level,
      // In reading order, in which `textsOf` lists the texts.
      title: title ?? messages.page.careTitles[level],
      first: [...first.values()].filter((text) => text !== null),
      signs,
      items: groups.length > 0 ? [] : known.map(({ text }) => text),
      groups,
      note,
      ending: { emergency: texts.emergencyNote, today: texts.todayNote, days: null }[level],
    },
  ];
}

/** Reads a list of names of signs, and the paragraph below it; reports names that `findMistake` finds wrong. */
function readSignNames(
  { node, children, report }: DirectiveSource,
  findMistake: (name: string) => string | undefined,
) {
  const [list, note, ...more] = children;
  if (list?.type !== 'list' || more.length > 0) {
    report(node, `:::${node.name} contains a list of signs, and at most one paragraph below it.`);
    return { signs: [] as string[] };
  }
  const signs = list.children.map((item) => {
    const name = toPlainString(item).trim();
    const mistake = findMistake(name);
    if (mistake) {
      report(item, mistake);
    }
    return name;
  });
  return { signs, note };
}

/** A box whose card shows the signs that the document lists by name. */
const toCardDirective = (level: CareLevel): Directive => ({
  isBox: true,
  attributes: ['title'],
  read(source) {
    const { signs, note } = readSignNames(source, (name) => {
      const actual = findLevel(source.names.signs, name);
      if (actual === level) {
        return undefined;
      }
      return actual
        ? `\`${name}\` is a sign of :::${actual} and not of :::${level}.`
        : `\`${name}\` is not a sign of content/…/signs.yaml below \`${level}\`.`;
    });
    return signs.length > 0
      ? toCareCard(source, level, {
          signs,
          groups: [],
          note: note ? source.readParagraph(note) : null,
        })
      : [];
  },
});

/** A fold with the signs of any level that a page names although its subject does not bring them. */
const anyDay: Directive = {
  isBox: true,
  read(source) {
    const { signs: all, messages } = source.names;
    const { signs, note } = readSignNames(source, (name) =>
      findLevel(all, name) ? undefined : `\`${name}\` is not a sign of content/…/signs.yaml.`,
    );
    if (note) {
      source.report(note, ':::any-day contains nothing but a list of signs.');
    }
    const levels = careLevels.flatMap((level) => {
      const named = groupByHeading(Object.entries(all[level]), ([, { heading }]) => heading)
        .map(({ heading, items }) => ({
          heading,
          items: items.flatMap(([name, { text }]) => (signs.includes(name) ? [text] : [])),
        }))
        .filter(({ items }) => items.length > 0);
      return named.length > 0
        ? [{ level, title: messages.page.careTitles[level], groups: named }]
        : [];
    });
    return [{ kind: 'any-day', signs, levels }];
  },
};

/** The directives of care cards; `every-sign` shows all of a level, in the visitor’s words and with first aid. */
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
      return toCareCard(source, level, { signs: all.map(([name]) => name), groups, note: null });
    },
  },
};
