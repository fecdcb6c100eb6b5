import type { ContainerDirective } from 'mdast-util-directive';
import { toString as toPlainString } from 'mdast-util-to-string';
import { type Block, type CareLevel, careLevels, type Text } from '../model/blocks';
import { type DrawingName, drawingNames } from '../model/drawings';
import type { Sign } from '../model/sign';
import { type SimulationName, simulationNames } from '../model/simulations';
import type { InlineReader } from './inline';
import type { MarkdownNames } from './names';
import type { BlockNode, Directive, ReportNode } from './nodes';
import { createNoticedListReader } from './noticed-list';

/** Texts without those that repeat an earlier one. */
const listDistinct = (texts: readonly Text[]): Text[] => [
  ...new Map(texts.map((text) => [JSON.stringify(text), text])).values(),
];

/** The visitor’s words for a sign, with the sources of its text. */
const withSources = ({ noticed, sources }: Sign): Text =>
  sources.length > 0 ? [noticed, { cite: sources }] : noticed;

interface DirectiveContext extends InlineReader {
  names: MarkdownNames;
  report: ReportNode;
  /** Reads what stands inside a directive as it would outside. */
  readBlock: (node: BlockNode) => readonly Block[];
}

/** The readers of the directives that documents may hold, by their names. */
export function createDirectiveReaders({
  names,
  report,
  readText,
  readParagraph,
  readItems,
  readBlock,
}: DirectiveContext): Readonly<Record<string, (node: Directive) => readonly Block[]>> {
  /** The paragraphs below each `###` of a directive. */
  function readEntries(node: ContainerDirective): { title: string; text: Text }[] {
    const entries: { title: string; text: Text }[] = [];
    let hasText = true;
    for (const child of node.children) {
      if (child.type === 'heading' && child.depth === 3 && hasText) {
        const title = readText(child.children);
        if (typeof title !== 'string') {
          report(child, `In :::${node.name} a ### title is plain words.`);
        }
        entries.push({ title: String(title), text: '' });
        hasText = false;
      } else if (child.type === 'paragraph' && !hasText) {
        const entry = entries.at(-1);
        if (entry) {
          entry.text = readText(child.children);
        }
        hasText = true;
      } else {
        report(child, `In :::${node.name} each ### title has one paragraph below it.`);
      }
    }
    if (!hasText || entries.length === 0) {
      report(node, `In :::${node.name} each ### title has one paragraph below it.`);
    }
    return entries;
  }

  const childrenOf = (node: Directive): readonly BlockNode[] =>
    node.type === 'containerDirective' ? node.children : [];

  const readNoticedList = createNoticedListReader({ names, report, readItems });

  function readCareCard(node: Directive, level: CareLevel): Block[] {
    const [list, note, ...more] = childrenOf(node);
    if (list?.type !== 'list' || more.length > 0) {
      report(node, `:::${level} holds a list of signs, and at most one paragraph below it.`);
      return [];
    }
    const named = list.children.map((item) => ({ item, name: toPlainString(item).trim() }));
    for (const { item, name } of named) {
      const other = names.findLevel(name);
      if (other !== level) {
        report(
          item,
          other
            ? `\`${name}\` is a sign of :::${other} and not of :::${level}.`
            : `\`${name}\` is not a sign of content/…/signs.yaml below \`${level}\`.`,
        );
      }
    }
    return toCareCard(node, level, {
      signs: named.map(({ name }) => name),
      note: note ? readParagraph(note) : null,
      isComplete: false,
    });
  }

  /** A card with every sign of a level, in the visitor’s words and with what to do until help is there. */
  function readCompleteCard(node: Directive): Block[] {
    const level = careLevels.find((one) => one === node.attributes?.level);
    if (!level) {
      report(node, `\`level\` must be one of ${careLevels.join(', ')}.`);
      return [];
    }
    return toCareCard(node, level, {
      signs: Object.keys(names.signs[level]),
      note: null,
      isComplete: true,
    });
  }

  function toCareCard(
    node: Directive,
    level: CareLevel,
    { signs, note, isComplete }: { signs: string[]; note: Text | null; isComplete: boolean },
  ): Block[] {
    const known = signs.flatMap((name) => names.signs[level][name] ?? []);
    return [
      {
        kind: 'care-card',
        level,
        title: node.attributes?.title ?? names.titles[level],
        first: listDistinct(known.flatMap(({ first }) => (first === null ? [] : [first]))),
        signs,
        items: known.map((sign) => (isComplete ? withSources(sign) : sign.text)),
        until: isComplete ? known.map(({ until }) => until) : [],
        note,
        ending: names.endings[level],
      },
    ];
  }

  function readCallout(node: Directive): Block[] {
    const [text, list, ...more] = childrenOf(node);
    const title = node.attributes?.title;
    const isBulletList = list?.type === 'list' && !list.ordered;
    if (!title || !text || (list && !isBulletList) || more.length > 0) {
      report(
        node,
        ':::callout{title="…"} holds a paragraph, and at most one list of - items below it.',
      );
      return [];
    }
    return [
      {
        kind: 'callout',
        title,
        text: readParagraph(text),
        items: isBulletList ? readItems(list) : [],
      },
    ];
  }

  function readClaim(node: Directive): Block[] {
    const [claim, by, ...more] = childrenOf(node);
    const [words, ...others] = claim?.type === 'blockquote' ? claim.children : [];
    if (!words || others.length > 0 || !by || more.length > 0) {
      report(
        node,
        ':::claim holds the claim, one paragraph behind a >, and a paragraph that says whose it is.',
      );
      return [];
    }
    return [{ kind: 'claim', text: readParagraph(words), source: readParagraph(by) }];
  }

  /** The `name` of a directive, if it is one of those that there are. */
  function readName<Name extends string>(node: Directive, known: readonly Name[]): Name[] {
    const name = node.attributes?.name ?? '';
    const found = known.filter((one) => one === name);
    if (found.length === 0) {
      report(node, `\`name\` must be one of ${known.join(', ')}; it is '${name}'.`);
    }
    return found;
  }

  const readDrawing = (node: Directive): Block[] =>
    readName<DrawingName>(node, drawingNames).map((name) => ({ kind: 'drawing', name }));

  const readSimulation = (node: Directive): Block[] =>
    readName<SimulationName>(node, simulationNames).map((name) => ({
      kind: 'see-it-yourself',
      name,
    }));

  /** What stands only where the owner has told a fact, or only where it is not told. */
  function readWhere(node: Directive, isWanted: boolean): readonly Block[] {
    const fact = node.attributes?.fact ?? '';
    const isTold = names.isTold(fact);
    if (isTold === undefined) {
      report(node, `\`fact\` must name a fact, such as clinic.phone; it is '${fact}'.`);
    }
    return isTold === isWanted ? childrenOf(node).flatMap(readBlock) : [];
  }

  return {
    ...Object.fromEntries(
      careLevels.map((level) => [level, (node: Directive) => readCareCard(node, level)]),
    ),
    steps: (node) =>
      node.type === 'containerDirective' ? [{ kind: 'steps', items: readEntries(node) }] : [],
    terms: (node) =>
      node.type === 'containerDirective'
        ? [
            {
              kind: 'terms',
              items: readEntries(node).map(({ title, text }) => ({ term: title, text })),
            },
          ]
        : [],
    told: (node) => readWhere(node, true),
    untold: (node) => readWhere(node, false),
    callout: readCallout,
    'what-to-tell-us': (node) => readNoticedList(node, childrenOf(node)),
    claim: readClaim,
    evidence: (node) => [
      {
        kind: 'evidence',
        title: node.attributes?.title ?? names.titles.evidence,
        paragraphs: childrenOf(node).map(readParagraph),
      },
    ],
    drawing: readDrawing,
    'see-it-yourself': readSimulation,
    topics: (node) => [{ kind: 'topics', section: node.attributes?.section ?? '' }],
    specialist: () => [{ kind: 'specialist' }],
    'clinic-details': () => [{ kind: 'clinic-details' }],
    'sports-carousel': () => [{ kind: 'sports-carousel' }],
    'twenty-twenty-twenty': () => [{ kind: 'twenty-twenty-twenty' }],
    'eye-care-cards': () => names.readEyeCareCards(),
    'every-sign': readCompleteCard,
  };
}
