import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as toPlainString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type Block, type CareLevel, careLevels, type Inline, type Text } from './blocks';
import type { SourceText } from './data-file';
import { type DrawingName, drawingNames } from './drawings';
import { placeholderPattern, type Resolve } from './placeholders';
import type { Report } from './problems';
import { toSlug } from './slug';

/** What the Markdown of a document may refer to by name. */
export interface MarkdownNames {
  resolve: Resolve;
  /** Whether a fact is told; `undefined` where there is no such fact. */
  isTold: (place: string) => boolean | undefined;
  /** Whether a source has this id. */
  isReference: (id: string) => boolean;
  /** A text that several pages use, by its name. */
  findText: (name: string) => Text | undefined;
  /** A sign of a level, by its name. */
  findSign: (level: CareLevel, name: string) => Text | undefined;
  /** The level at which a sign of this name stands, if there is one. */
  findLevel: (name: string) => CareLevel | undefined;
  /** The blocks of the cards of eye care, one after the other. */
  readEyeCareCards: () => readonly Block[];
  /** What cards and boxes are called that bring no title of their own. */
  titles: Record<CareLevel | 'evidence', string>;
  /** What a card for emergencies ends with that brings no note of its own. */
  emergencyNote: () => Text;
}

type Child = RootContent | BlockContent | DefinitionContent;
type Directive = ContainerDirective | LeafDirective;

// What an editor writes by accident and does not see: text indented by four spaces would be code, a
// line of --- below a text would make it a heading, and [word]: at the start of a line would be gone.
const accidental = { disable: { null: ['codeIndented', 'setextUnderline', 'definition'] } };

const parser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .data('micromarkExtensions', [accidental])
  .freeze();

const headingId = /\s*\{#([\w-]+)\}\s*$/;
const token = new RegExp(
  `${placeholderPattern.source}|\\[\\^([^\\]\\s]*)\\]|\\{(?!#)[^}]*\\}`,
  'g',
);

const lineOf = (node: { position?: { start: { line: number } } | undefined }) =>
  node.position?.start.line ?? 1;

/** Puts strings beside each other into one, and marks beside each other into one run. */
function mergeRuns(runs: readonly Inline[]): Text {
  const merged: Inline[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (typeof run === 'string' && typeof last === 'string') {
      merged[merged.length - 1] = last + run;
    } else if (
      typeof run === 'object' &&
      'cite' in run &&
      typeof last === 'object' &&
      'cite' in last
    ) {
      merged[merged.length - 1] = { cite: [...last.cite, ...run.cite] };
    } else if (run !== '') {
      merged.push(run);
    }
  }
  const [only = '', ...more] = merged;
  return more.length === 0 && typeof only === 'string' ? only : merged;
}

/**
 * Reads the closed subset of Markdown that documents may hold: paragraphs, headings, lists, quotes,
 * strong words, links, marks of sources, placeholders and the directives named in
 * `content/README.md`. Reports everything else.
 */
function createReader(source: SourceText, names: MarkdownNames, reportProblem: Report) {
  const report = (node: Parameters<typeof lineOf>[0], message: string) =>
    reportProblem({
      file: source.file,
      line: source.firstLine - 1 + lineOf(node),
      message,
    });

  function readPlaceholder(node: PhrasingContent, place: string): readonly Inline[] {
    const [, textName] = /^text\.(.*)$/.exec(place) ?? [];
    const text = textName === undefined ? names.resolve(place) : names.findText(textName);
    if (text === null || text === undefined) {
      report(node, `\`{${place}}\` is not known: no such fact is told in content/.`);
      return [];
    }
    return typeof text === 'string' ? [text] : text;
  }

  function readMark(node: PhrasingContent, id: string): readonly Inline[] {
    if (!names.isReference(id)) {
      report(node, `\`[^${id}]\` is not a source of content/references.yaml.`);
    }
    return [{ cite: [id] }];
  }

  function readString(node: PhrasingContent, value: string): Inline[] {
    const runs: Inline[] = [];
    let end = 0;
    for (const match of value.matchAll(token)) {
      const [whole, place, id] = match;
      runs.push(value.slice(end, match.index));
      end = match.index + whole.length;
      if (place !== undefined) {
        runs.push(...readPlaceholder(node, place));
      } else if (id !== undefined) {
        runs.push(...readMark(node, id));
      } else {
        report(
          node,
          `\`${whole}\` is not a placeholder: one names a fact, such as {facts.squint.sessionMinutes}.`,
        );
      }
    }
    return [...runs, value.slice(end)];
  }

  /** Words that may hold placeholders and nothing else. */
  function readWords(node: PhrasingContent): string {
    const text = mergeRuns(readInlines('children' in node ? node.children : [node]));
    if (typeof text !== 'string') {
      report(node, 'Strong words and links may hold plain words alone.');
    }
    return typeof text === 'string' ? text : toPlainString(node);
  }

  function readInline(node: PhrasingContent): readonly Inline[] {
    switch (node.type) {
      case 'text':
        if (/^\|.*\|/.test(node.value)) {
          report(node, 'A table is not allowed here.');
        }
        return readString(node, node.value.replaceAll('\n', ' '));
      case 'strong':
        return [{ strong: readWords(node) }];
      case 'link':
        return [{ link: readWords(node), href: node.url }];
      case 'textDirective':
        report(
          node,
          `\`:${node.name}\` reads as a command here: put a space behind the colon, or a \\ before it.`,
        );
        return [];
      case 'html':
        report(node, `HTML is not allowed here: \`${node.value}\`.`);
        return [];
      default:
        report(
          node,
          `\`${node.type}\` is not allowed here: text may hold **strong words**, [links](/eye-care/), marks [^of-sources] and {facts}.`,
        );
        return [];
    }
  }

  const readInlines = (nodes: readonly PhrasingContent[]): readonly Inline[] =>
    nodes.flatMap(readInline);

  const readText = (nodes: readonly PhrasingContent[]): Text => mergeRuns(readInlines(nodes));

  function readParagraph(node: Child): Text {
    if (node.type === 'paragraph') {
      return readText(node.children);
    }
    report(
      node,
      node.type === 'containerDirective' || node.type === 'leafDirective'
        ? `:::${node.name} begins inside another box, which needs a line ::: at its end.`
        : `A paragraph belongs here; it is \`${node.type}\`.`,
    );
    return '';
  }

  function readItem(item: ListItem): Text {
    const [first, ...more] = item.children;
    if (!first || more.length > 0) {
      report(item, 'An item of a list is one paragraph.');
    }
    return first ? readParagraph(first) : '';
  }

  const readItems = (list: List): Text[] => list.children.map(readItem);

  function readHeading(node: Extract<Child, { type: 'heading' }>): Block[] {
    const text = readText(node.children);
    if (typeof text !== 'string') {
      report(node, 'A heading is plain words.');
      return [];
    }
    const [, id] = headingId.exec(toPlainString(node)) ?? [];
    const words = text.replace(headingId, '');
    if (node.depth !== 2 && node.depth !== 3) {
      report(node, `A heading begins with ## or ###; this one has ${node.depth} #.`);
      return [];
    }
    return [
      {
        kind: node.depth === 2 ? 'heading' : 'subheading',
        id: id ?? toSlug(words),
        text: words,
      },
    ];
  }

  /** The paragraphs below each `###` of a directive. */
  function readEntries(node: ContainerDirective): { title: string; text: Text }[] {
    const entries: { title: string; text: Text }[] = [];
    let hasText = true;
    for (const child of node.children) {
      if (child.type === 'heading' && child.depth === 3 && hasText) {
        entries.push({ title: String(readText(child.children)), text: '' });
        hasText = false;
      } else if (child.type === 'paragraph' && !hasText) {
        const entry = entries.at(-1);
        if (entry) {
          entry.text = readText(child.children);
        }
        hasText = true;
      } else {
        const isOutside = child.type === 'heading' ? child.depth < 3 : 'name' in child;
        report(
          child,
          isOutside
            ? `This begins inside the box :::${node.name}, which needs a line ::: at its end.`
            : `In :::${node.name} each ### title has one paragraph below it.`,
        );
      }
    }
    if (!hasText || entries.length === 0) {
      report(node, `In :::${node.name} each ### title has one paragraph below it.`);
    }
    return entries;
  }

  const childrenOf = (node: Directive): readonly Child[] =>
    node.type === 'containerDirective' ? node.children : [];

  function readCareCard(node: Directive, level: CareLevel): Block[] {
    const [list, note, ...more] = childrenOf(node);
    if (list?.type !== 'list' || more.length > 0) {
      report(node, `:::${level} holds a list of signs, and at most one paragraph below it.`);
      return [];
    }
    const signs = list.children.map((item) => ({ item, name: toPlainString(item).trim() }));
    const items = signs.flatMap(({ item, name }) => {
      const sign = names.findSign(level, name);
      if (sign === undefined) {
        const other = names.findLevel(name);
        report(
          item,
          other
            ? `\`${name}\` is a sign of :::${other} and not of :::${level}.`
            : `\`${name}\` is not a sign of content/…/signs.yaml below \`${level}\`.`,
        );
      }
      return sign === undefined ? [] : [sign];
    });
    const ownNote = note ? readParagraph(note) : null;
    return [
      {
        kind: 'care-card',
        level,
        title: node.attributes?.title ?? names.titles[level],
        signs: signs.map(({ name }) => name),
        items,
        note: ownNote ?? (level === 'emergency' ? names.emergencyNote() : null),
      },
    ];
  }

  function readCallout(node: Directive): Block[] {
    const [text, list, ...more] = childrenOf(node);
    const title = node.attributes?.title;
    if (!title || !text || (list && list.type !== 'list') || more.length > 0) {
      report(node, ':::callout{title="…"} holds a paragraph, and at most one list below it.');
      return [];
    }
    return [
      {
        kind: 'callout',
        title,
        text: readParagraph(text),
        items: list?.type === 'list' ? readItems(list) : [],
      },
    ];
  }

  function readClaim(node: Directive): Block[] {
    const [claim, by, ...more] = childrenOf(node);
    const [words] = claim?.type === 'blockquote' ? claim.children : [];
    if (!words || !by || more.length > 0) {
      report(node, ':::claim holds the claim behind a >, and a paragraph that says whose it is.');
      return [];
    }
    return [{ kind: 'claim', text: readParagraph(words), source: readParagraph(by) }];
  }

  function readDrawing(node: Directive): Block[] {
    const name = node.attributes?.name ?? '';
    if (!(drawingNames as readonly string[]).includes(name)) {
      report(node, `\`name\` must be one of ${drawingNames.join(', ')}; it is '${name}'.`);
      return [];
    }
    return [{ kind: 'drawing', name: name as DrawingName }];
  }

  /** What stands only where the owner has told a fact, or only where it is not told. */
  function readWhere(node: Directive, isWanted: boolean): readonly Block[] {
    const fact = node.attributes?.fact ?? '';
    const isTold = names.isTold(fact);
    if (isTold === undefined) {
      report(node, `\`fact\` must name a fact, such as clinic.phone; it is '${fact}'.`);
    }
    return isTold === isWanted ? childrenOf(node).flatMap(readBlock) : [];
  }

  const directives: Record<string, (node: Directive) => readonly Block[]> = {
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
    claim: readClaim,
    evidence: (node) => [
      {
        kind: 'evidence',
        title: node.attributes?.title ?? names.titles.evidence,
        paragraphs: childrenOf(node).map(readParagraph),
      },
    ],
    drawing: readDrawing,
    topics: (node) => [{ kind: 'topics', section: node.attributes?.section ?? '' }],
    specialist: () => [{ kind: 'specialist' }],
    'sports-carousel': () => [{ kind: 'sports-carousel' }],
    'eye-care-cards': () => names.readEyeCareCards(),
  };

  function readBlock(node: Child): readonly Block[] {
    switch (node.type) {
      case 'heading':
        return readHeading(node);
      case 'paragraph':
        return [{ kind: 'paragraph', text: readText(node.children) }];
      case 'list':
        return [{ kind: node.ordered ? 'ordered-list' : 'list', items: readItems(node) }];
      case 'blockquote':
        return node.children.map((child) => ({ kind: 'quote', text: readParagraph(child) }));
      case 'containerDirective':
      case 'leafDirective': {
        const read = directives[node.name];
        if (!read) {
          report(
            node,
            `\`${node.name}\` is not known; it must be one of ${Object.keys(directives).join(', ')}.`,
          );
        }
        return read?.(node) ?? [];
      }
      case 'html':
        report(node, `HTML is not allowed here: \`${node.value}\`.`);
        return [];
      default:
        report(
          node,
          `\`${node.type}\` is not allowed here: a document holds paragraphs, ## headings, lists, quotes and ::: boxes.`,
        );
        return [];
    }
  }

  return { readBlock, readText };
}

/** The blocks of a document's Markdown; reports what is not allowed, with its line. */
export function readBlocks(source: SourceText, names: MarkdownNames, report: Report): Block[] {
  const { readBlock } = createReader(source, names, report);
  const tree: Root = parser.parse(source.text);
  return tree.children.flatMap(readBlock);
}

/** A text of one paragraph in inline Markdown; reports what is not allowed. */
export function readInlineText(source: SourceText, names: MarkdownNames, report: Report): Text {
  const { readText } = createReader(source, names, report);
  const [paragraph, ...more] = parser.parse(source.text).children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) {
    report({ file: source.file, line: source.firstLine, message: 'This must be one paragraph.' });
    return '';
  }
  return readText(paragraph.children);
}
