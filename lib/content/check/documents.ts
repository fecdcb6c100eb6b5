import { defaultLanguage } from '../../languages';
import { toLineAt } from '../../text/source-text';
import type { Block, BlockKind } from '../markdown/blocks';
import { isEmergency, NOTICED_LIST_ID } from '../pages/table-of-contents';
import type { Content } from '../read/content';
import { type AnyDocument, type PageOfKind, toList } from '../read/documents';
import { requiredPaths } from '../read/redirects';
import { careCardIds } from '../schema/signs';
import type { CheckedContent } from './check';

/** Reports a mistake at the first or last place of some words in the Markdown of a document. */
type ReportAt = (words: string, message: string, isLast?: boolean) => void;

/** A place of a document to which links may lead: its fragment id, and its beginning in Markdown. */
interface Place {
  id: string;
  words: string;
}

function toPlaces(block: Block, isFaq: boolean): Place[] {
  switch (block.kind) {
    case 'what-to-tell-us':
      return [{ id: NOTICED_LIST_ID, words: `:::${block.kind}` }];
    case 'care-card':
      return [{ id: careCardIds[block.level], words: `:::${block.level}` }];
    case 'heading':
      return [{ id: block.id, words: block.text }];
    case 'subheading':
      return isFaq ? [{ id: block.id, words: block.text }] : [];
    default:
      return [];
  }
}

export const listPlaces = ({ kind, body }: AnyDocument, { messages }: Content): Place[] => [
  ...body.flatMap((block) => toPlaces(block, kind === 'faq')),
  ...(kind === 'landing' ? messages.navigation.sections : []).map(({ id }) => ({ id, words: '' })),
];

/** Reports duplicate headings, boxes and questions. */
function checkPlaces(places: readonly Place[], reportAt: ReportAt): void {
  const ids = places.map(({ id }) => id);
  for (const { id, words } of places.filter((place, index) => ids.indexOf(place.id) < index)) {
    const message = words.startsWith(':::')
      ? `There is a second ${words}; a page has one.`
      : `The heading #${id} is used twice: give one of them an id of its own, such as {#${id}-2}.`;
    reportAt(words, message, true);
  }
}

const toWords = (block: Block | undefined) => (block && 'text' in block ? String(block.text) : '');

/** What may be on the FAQ page, by what may be before it. */
const before: Partial<Record<BlockKind, readonly (BlockKind | undefined)[]>> = {
  heading: [undefined, 'paragraph'],
  subheading: ['heading', 'paragraph'],
  paragraph: ['subheading', 'paragraph'],
};

/** Reports blocks that belong to no question, questions without an answer, and unknown groups. */
function checkQuestions(
  { body, source, onLandingPage }: PageOfKind<'faq'>,
  reportAt: ReportAt,
): void {
  for (const [index, block] of body.entries()) {
    const last = body[index - 1];
    if (!before[block.kind]?.includes(last?.kind)) {
      const message =
        'A ## title of a group has ### questions below it, and each question an answer of paragraphs, without lists and boxes.';
      const words = [block, last].map(toWords).find((one) => one && source.text.includes(one));
      reportAt(words ?? '', message);
    }
  }
  const question = /^(?:\*\*|__|Q\w*[.:]| )*([^*_.#\n]+\?)(?:\*\*|__|$)/gm;
  for (const [line, words] of source.text.matchAll(question)) {
    reportAt(line, `A question is a heading: write \`### ${words}\`.`);
  }
  const end = body.at(-1);
  if (end?.kind === 'subheading') {
    reportAt(end.text, 'This question has no answer.', true);
  }
  const ids = body.flatMap((block) => (block.kind === 'heading' ? block.id : []));
  for (const id of onLandingPage.filter((wanted) => !ids.includes(wanted))) {
    const message = `\`onLandingPage\` names ${id}, which is no group; the groups are ${ids.join(', ')}.`;
    reportAt('', message);
  }
}

/** The location of the text of a page without a body, by its kind. */
const otherPlaces: Partial<Record<AnyDocument['kind'], string>> = {
  landing: 'the words of the first page are in words/home.json of its language',
  blog: 'what this page says is its `lead`, above the second ---',
  form: 'what this page says is its `next`, above the second ---',
};

/** Reports text that a page would not show: below a page without a body, or front matter in the text. */
function checkShown({ kind, body, source }: AnyDocument, reportAt: ReportAt): void {
  const otherPlace = otherPlaces[kind];
  if (otherPlace && source.text.trim() !== '') {
    reportAt(source.text.trim(), `Nothing from here on is shown, so remove it: ${otherPlace}.`);
  }
  const other = kind === 'demo' ? body.find((block) => block.kind !== 'paragraph') : undefined;
  if (other) {
    reportAt('', `A page of the kind \`demo\` shows paragraphs only, and no \`${other.kind}\`.`);
  }
  // Prose begins with a capital letter; a field begins with a lower-case name.
  const [field] = /^(?:[a-z]\w*:(?=\s)|review:|translation:)/m.exec(source.text) ?? [];
  if (field) {
    reportAt(field, `\`${field}\` belongs above the second ---; here it is part of the text.`);
  }
}

/** Reports an article or post without an emergency card, and a ticked sign that no card of the page names. */
function checkSigns({ kind, body, source }: AnyDocument, reportAt: ReportAt): void {
  const hasCard = body.some(isEmergency);
  if ((kind === 'article' || kind === 'post') && !hasCard && !/:{2,} *emerg/i.test(source.text)) {
    const message =
      'It needs a box that says when to get help at once: `:::emergency`, below it lines such as `- injury`, then `:::`.';
    reportAt('', message);
  }
  const named = body.flatMap((block) => (block.kind === 'care-card' ? block.signs : []));
  const ticked = body.flatMap((block) => (block.kind === 'what-to-tell-us' ? block.items : []));
  for (const { name, level } of ticked.flatMap(({ sign }) => sign ?? [])) {
    if (!named.includes(name)) {
      const message = `\`${name}\` is a sign of :::${level}, and no card of this page names it: a tick leads to that card.`;
      reportAt(`- ${name}\n`, message);
    }
  }
}

export function checkDocuments({ files, content, report }: CheckedContent): void {
  const parents = [...files.byPath.keys()].map((path) => /^\/([\w-]+)\/./.exec(path)?.[1]);
  for (const document of toList(content)) {
    const { file, source, body, data } = document;
    const places = listPlaces(document, content);
    const reportAt: ReportAt = (words, message, isLast) => {
      const at = isLast ? source.text.lastIndexOf(words) : source.text.indexOf(words);
      report({ file, line: words === '' ? 1 : toLineAt(source, at), message });
    };
    checkPlaces(places, reportAt);
    checkShown(document, reportAt);
    checkSigns(document, reportAt);
    const { sectionKeywords = {} } = 'sectionKeywords' in document ? document : {};
    for (const name of Object.keys(sectionKeywords)) {
      if (!places.some(({ id }) => id === name)) {
        const message = `\`sectionKeywords\` names ${name}, which is no section or question of this page.`;
        report({ file, line: data.toLine(['sectionKeywords', name]), message });
      }
    }
    if (document.kind === 'faq') {
      checkQuestions(document, reportAt);
    }
    const sections = body.flatMap((block) => (block.kind === 'topics' ? block.section : []));
    for (const section of sections.filter((name) => !parents.includes(name))) {
      reportAt('::topics', `::topics names '${section}', which has no article.`);
    }
  }
}

/** Reports what only the default language may not have, or must have: `translation`, and the pages in the code. */
export function checkOriginal({ files, content, report }: CheckedContent): void {
  for (const { file, translation, data } of toList(content)) {
    if (translation) {
      const message = `\`translation\` is not known here: other languages follow content/${defaultLanguage}.`;
      report({ file, line: data.toLine(['translation']), message });
    }
  }
  for (const path of requiredPaths.filter((required) => !files.byPath.has(required))) {
    const message = `The page ${path} is missing. The program needs it, so it can be neither removed nor renamed: put it back.`;
    report({ file: `content/${defaultLanguage}/pages`, message });
  }
}

export function checkDuplicates({ content, report }: CheckedContent): void {
  for (const field of ['path', 'title', 'description'] as const) {
    const others = new Map<string, string>();
    for (const { file, data, [field]: value } of [...content.pages, ...content.posts]) {
      const other = others.get(value);
      if (other) {
        const message =
          field === 'path'
            ? `Its address ${value} is that of ${other} already.`
            : `\`${field}\` is that of ${other} already: readers and search engines tell pages apart by it.`;
        report({ file, line: data.toLine([field]), message });
      }
      others.set(value, file);
    }
  }
}
