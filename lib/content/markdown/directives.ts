import { toString as toPlainString } from 'mdast-util-to-string';
import { type DrawingFolder, listDrawings } from '../schema/drawings';
import type { Block, BlockKind, Entries } from './blocks';
import { careCards } from './care-card';
import type { Directive, DirectiveContext, DirectiveNode, DirectiveSource } from './nodes';
import { symptomChecklist } from './symptom-checklist';

/** A box of `###` titles, each with the paragraph below it. */
const toEntries = (kind: 'steps' | 'terms'): Directive => ({
  isBox: true,
  read({ node, children }, { report, readText, readParagraph }) {
    const items: Entries['items'][number][] = [];
    for (let index = 0; index < children.length; index += 2) {
      const [heading, paragraph] = [children[index], children[index + 1]];
      if (heading?.type !== 'heading' || heading.depth !== 3 || paragraph?.type !== 'paragraph') {
        report(heading ?? node, `In :::${kind} each ### title has one paragraph below it.`);
        return [];
      }
      const title = readText(heading.children);
      if (typeof title !== 'string') {
        report(heading, `In :::${kind} a ### title is plain words.`);
      }
      const plain = typeof title === 'string' ? title : toPlainString(heading);
      items.push({ title: plain, text: readParagraph(paragraph) });
    }
    return [{ kind, items }];
  },
});

const callout: Directive = {
  isBox: true,
  attributes: ['title'],
  read({ node, attributes: { title }, children }, { report, readParagraph, readItems }) {
    const [text, list, ...more] = children;
    const isBulletList = list?.type === 'list' && !list.ordered;
    if (!title || !text || (list && !isBulletList) || more.length > 0) {
      report(
        node,
        ':::callout{title="…"} contains a paragraph, and at most one list of - items below it.',
      );
      return [];
    }
    const items = isBulletList ? readItems(list) : [];
    return [{ kind: 'callout', title, text: readParagraph(text), items }];
  },
};

const claim: Directive = {
  isBox: true,
  read({ node, children }, { report, readParagraph }) {
    const [quote, source, ...more] = children;
    const [text, ...others] = quote?.type === 'blockquote' ? quote.children : [];
    if (!text || others.length > 0 || !source || more.length > 0) {
      report(
        node,
        ':::claim contains the claim, one paragraph behind a >, and a paragraph that says whose it is.',
      );
      return [];
    }
    return [{ kind: 'claim', text: readParagraph(text), source: readParagraph(source) }];
  },
};

const evidence: Directive = {
  isBox: true,
  attributes: ['title'],
  read: ({ attributes: { title }, children }, { names, readParagraph }) => [
    {
      kind: 'evidence',
      title: title ?? names.titles.evidence,
      paragraphs: children.map(readParagraph),
    },
  ],
};

/** A line whose `name` must be that of a file in a folder of `content/`. */
const toNamed = (kind: 'drawing' | 'see-it-yourself', folder: DrawingFolder): Directive => ({
  isBox: false,
  attributes: ['name'],
  read({ node, attributes: { name = '' } }, { report }) {
    const known = listDrawings(folder);
    if (!name || !known.includes(name)) {
      report(node, `\`name\` must be one of ${known.join(', ')}; it is '${name}'.`);
      return [];
    }
    return [{ kind, name } as Block];
  },
});

/** A line without attributes, which shows messages and facts of the site. */
const toFixed = (kind: BlockKind): Directive => ({ isBox: false, read: () => [{ kind } as Block] });

/**
 * A box whose content is shown only if one of its facts has a value, which may be that of `is`, or only if none has.
 */
const toCondition = (isWanted: boolean): Directive => ({
  isBox: true,
  attributes: ['fact', 'is'],
  read({ node, attributes: { fact, is } }, { names, report, readBlock }) {
    const values = (fact ?? '').split(' ').map((place) => {
      const value = names.findValue(place);
      if (value === undefined) {
        report(node, `\`fact\` must name a fact, such as clinic.phone; it is '${place}'.`);
      }
      return value ?? null;
    });
    const isKnown = values.flat().some((value) => (is ? String(value) === is : value !== null));
    return isKnown === isWanted && node.type === 'containerDirective'
      ? node.children.flatMap(readBlock)
      : [];
  },
});

/** All directives, by name. */
const directives: ReadonlyMap<string, Directive> = new Map(
  Object.entries<Directive>({
    ...careCards,
    'what-to-tell-us': symptomChecklist,
    steps: toEntries('steps'),
    terms: toEntries('terms'),
    callout,
    claim,
    evidence,
    drawing: toNamed('drawing', 'drawings'),
    'see-it-yourself': toNamed('see-it-yourself', 'simulations'),
    topics: {
      isBox: false,
      attributes: ['section'],
      read: ({ attributes: { section } }) => [{ kind: 'topics', section: section ?? '' }],
    },
    specialist: toFixed('specialist'),
    'sports-carousel': toFixed('sports-carousel'),
    'twenty-twenty-twenty': toFixed('twenty-twenty-twenty'),
    'if-known': toCondition(true),
    'if-unknown': toCondition(false),
    'eye-care-cards': { isBox: false, read: (_, { names }) => names.eyeCareCards },
  }),
);

/** Whether a directive has a label, the words in `[ ]` behind its name. */
const hasLabel = (node: DirectiveNode): boolean =>
  node.type === 'leafDirective'
    ? node.children.length > 0
    : node.children.some(({ data }) => data && 'directiveLabel' in data);

/** Whether a container has an end of its own: without one, it reaches to the end of the document. */
function isClosed({ position, children }: DirectiveNode, text: string): boolean {
  const line = position?.end.line ?? 1;
  const isEnd = /^ *:{3,} *$/.test(text.split('\n')[line - 1] ?? '');
  return isEnd && children.at(-1)?.position?.end.line !== line;
}

/** What makes a directive unreadable. */
function findProblem(node: DirectiveNode, directive: Directive | undefined, text: string) {
  const { name } = node;
  if (!directive) {
    return `\`${name}\` is not known; it must be one of ${[...directives.keys()].join(', ')}.`;
  }
  if (directive.isBox !== (node.type === 'containerDirective')) {
    return directive.isBox
      ? `:::${name} is a box: it begins with three colons, and ends with a line :::.`
      : `::${name} is one line: it begins with two colons, and has no end.`;
  }
  if (directive.isBox && !isClosed(node, text)) {
    return `The box :::${name} begins here and has no end: write a line \`:::\` behind it.`;
  }
  return directive.isBox && node.children.length === 0 ? `The box :::${name} is empty.` : null;
}

/** Reads the blocks of a directive; reports an unknown or invalid one. */
export function readDirective(node: DirectiveNode, context: DirectiveContext): readonly Block[] {
  const { report, source } = context;
  const directive = directives.get(node.name);
  const problem = findProblem(node, directive, source.text);
  if (!directive || problem) {
    report(node, problem ?? '');
    return [];
  }
  const { attributes: allowed = [], read } = directive;
  for (const [attribute, value] of Object.entries(node.attributes ?? {})) {
    if (/[“”]/.test(value ?? '')) {
      report(node, `Straight quotes belong around the value of \`${attribute}\`: "…".`);
    }
    if (!allowed.includes(attribute)) {
      const known = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nothing';
      report(node, `\`${attribute}\` is not known here: in its { }, ${node.name} has ${known}.`);
    }
  }
  if (hasLabel(node)) {
    report(node, `The words in [ ] behind ${node.name} are not shown: remove them.`);
  }
  const children = node.type === 'containerDirective' ? node.children : [];
  const directiveSource: DirectiveSource = {
    node,
    name: node.name,
    attributes: node.attributes ?? {},
    children,
  };
  return read(directiveSource, context);
}
