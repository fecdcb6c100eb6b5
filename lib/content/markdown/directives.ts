import { type DrawingFolder, hasDrawing, listDrawings } from '../schema/drawings';
import type { Block, BlockKind, Entries } from './blocks';
import { careCards } from './care-card';
import type { Directive } from './nodes';
import { symptomChecklist } from './symptom-checklist';

const toEntries = (kind: 'steps' | 'terms'): Directive => ({
  isBox: true,
  read({ node, children, report, readPlain, readParagraph }) {
    const items: Entries['items'][number][] = [];
    for (let index = 0; index < children.length; index += 2) {
      const [heading, paragraph] = children.slice(index);
      if (heading?.type !== 'heading' || heading.depth !== 3 || paragraph?.type !== 'paragraph') {
        report(heading ?? node, `In :::${kind} each ### title has one paragraph below it.`);
        return [];
      }
      const title = readPlain(heading.children, `In :::${kind} a ### title is plain words.`);
      items.push({ title, text: readParagraph(paragraph) });
    }
    return [{ kind, items }];
  },
});

const callout: Directive = {
  isBox: true,
  attributes: ['title'],
  read({ node, attributes: { title }, children, report, readParagraph, readItems }) {
    const [text, list, ...more] = children;
    const isBulletList = list?.type === 'list' && !list.ordered;
    if (!title || !text || (list && !isBulletList) || more.length > 0) {
      const message =
        ':::callout{title="…"} contains a paragraph, and at most one list of - items below it.';
      report(node, message);
      return [];
    }
    const items = isBulletList ? readItems(list) : [];
    return [{ kind: 'callout', title, text: readParagraph(text), items }];
  },
};

/** The services of the clinic: each item is a link followed by a text, and has a drawing. */
const services: Directive = {
  isBox: true,
  attributes: ['title', 'drawings'],
  read({ node, attributes: { title, drawings }, children: [list], report, readItems }) {
    const names = drawings?.split(' ') ?? [];
    const texts = list?.type === 'list' ? readItems(list) : [];
    const items = texts.map((text, index) => ({ name: names[index] ?? '', text }));
    if (!title || items.length === 0 || !items.every(({ name }) => hasDrawing(name))) {
      report(node, ':::services{title="…" drawings="…"} has a list, and a drawing for each item.');
      return [];
    }
    return [{ kind: 'services', title, items }];
  },
};

/** Rows from most to least urgent, each beginning with its urgency in bold: “**Now:** …”. */
const whatToDo: Directive = {
  isBox: true,
  read({ node, children, names, report, readItems }) {
    const [list, ...more] = children;
    const rows = list?.type === 'list' ? readItems(list) : [];
    if (
      rows.length === 0 ||
      more.length > 0 ||
      !rows.every((row) => Object.hasOwn(Object(row[0]), 'strong'))
    ) {
      const message = ':::what-to-do contains one list; each item begins with **when:** in bold.';
      report(node, message);
    }
    return [{ kind: 'what-to-do', title: names.messages.page.whatToDo, rows }];
  },
};

const claim: Directive = {
  isBox: true,
  read({ node, children, report, readParagraph }) {
    const [quote, source, ...more] = children;
    const [text, ...others] = quote?.type === 'blockquote' ? quote.children : [];
    if (!text || others.length > 0 || !source || more.length > 0) {
      const message =
        ':::claim contains the claim, one paragraph behind a >, and a paragraph that says whose it is.';
      report(node, message);
      return [];
    }
    return [{ kind: 'claim', text: readParagraph(text), source: readParagraph(source) }];
  },
};

/** A leaf directive whose `name` must be that of a file in a folder of `content/`. */
const toNamed = (kind: 'drawing' | 'see-it-yourself', folder: DrawingFolder): Directive => ({
  isBox: false,
  attributes: ['name'],
  read({ node, attributes: { name = '' }, report }) {
    const known = listDrawings(folder);
    if (!name || !known.includes(name)) {
      report(node, `\`name\` must be one of ${known.join(', ')}; it is '${name}'.`);
      return [];
    }
    return [{ kind, name } as Block];
  },
});

/** A leaf directive without attributes, for blocks that show messages and facts of the site. */
const toFixed = (kind: BlockKind): Directive => ({ isBox: false, read: () => [{ kind } as Block] });

/** A box that is shown only if one of its facts has a value (or the value `is`), or only if none has. */
const toCondition = (isWanted: boolean): Directive => ({
  isBox: true,
  attributes: ['fact', 'is'],
  read({ node, attributes: { fact, is }, children, names, report, readBlock }) {
    const values = (fact ?? '').split(' ').map((place) => {
      const value = names.findValue(place);
      if (value === undefined) {
        report(node, `\`fact\` must name a fact, such as clinic.phone; it is '${place}'.`);
      }
      return value ?? null;
    });
    const isKnown = values.flat().some((value) => (is ? String(value) === is : value !== null));
    return isKnown === isWanted ? children.flatMap(readBlock) : [];
  },
});

export const directives: ReadonlyMap<string, Directive> = new Map(
  Object.entries<Directive>({
    ...careCards,
    'what-to-tell-us': symptomChecklist,
    steps: toEntries('steps'),
    terms: toEntries('terms'),
    callout,
    services,
    'what-to-do': whatToDo,
    claim,
    evidence: {
      isBox: true,
      attributes: ['title'],
      read({ attributes: { title }, children, names, readParagraph }) {
        const paragraphs = children.map(readParagraph);
        return [{ kind: 'evidence', title: title ?? names.messages.page.evidence, paragraphs }];
      },
    },
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
    'eye-care-cards': { isBox: false, read: ({ names }) => names.eyeCareCards },
  }),
);
