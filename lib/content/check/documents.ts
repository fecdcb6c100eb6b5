import type { Report } from '../../text/problems';
import { toLineAt } from '../../text/source-text';
import type { Block, BlockKind } from '../markdown/blocks';
import { toQuestionGroups } from '../pages/questions';
import { EMERGENCY_ID, NOTICED_LIST_ID } from '../pages/table-of-contents';
import type { Content } from '../read/content';
import { type AnyDocument, type PageDocument, toList } from '../read/documents';
import { listFilesByPath } from '../read/files';
import { careCardIds, careLevels } from '../schema/signs';
import type { CheckedContent } from './check';

/** Reports a mistake at the first or last place of some words in the Markdown of a document. */
type ReportAt = (words: string, message: string, isLast?: boolean) => void;

const listDuplicates = (ids: readonly string[]) =>
  ids.filter((id, index) => ids.indexOf(id) < index);

const listQuestions = ({ kind, body }: AnyDocument) =>
  kind === 'faq' ? toQuestionGroups(body).flatMap(({ items }) => items) : [];

function toPlace(block: Block): string[] {
  if (block.kind === 'care-card') {
    return [careCardIds[block.level]];
  }
  if (block.kind === 'what-to-tell-us') {
    return [NOTICED_LIST_ID];
  }
  return block.kind === 'heading' ? [block.id] : [];
}

/** The fragment ids of a document, to which links may lead. */
export const listPlaces = (document: AnyDocument, { messages }: Content): string[] => [
  ...document.body.flatMap(toPlace),
  ...listQuestions(document).map(({ id }) => id),
  ...(document.kind === 'landing' ? messages.navigation.sections.map(({ id }) => id) : []),
];

/** Reports duplicate headings, boxes and questions. */
function checkPlaces(document: AnyDocument, content: Content, reportAt: ReportAt): void {
  const levels = new Map(careLevels.map((level) => [careCardIds[level], `:::${level}`]));
  for (const id of listDuplicates(listPlaces(document, content))) {
    const box = levels.get(id) ?? (id === NOTICED_LIST_ID ? ':::what-to-tell-us' : undefined);
    const heading = document.body.find((block) => 'id' in block && block.id === id);
    const words = box ?? (heading && 'text' in heading ? String(heading.text) : '');
    const message = box
      ? `There is a second ${box}; a page has one.`
      : `The heading #${id} is used twice: give one of them an id of its own, such as {#${id}-2}.`;
    reportAt(words, message, true);
  }
}

/** What may be on the FAQ page, by what may be before it. */
const before: Partial<Record<BlockKind, readonly (BlockKind | undefined)[]>> = {
  heading: [undefined, 'paragraph'],
  subheading: ['heading', 'paragraph'],
  paragraph: ['subheading', 'paragraph'],
};

/** Reports blocks that belong to no question, questions without an answer, and unknown groups. */
function checkQuestions(page: PageDocument & { kind: 'faq' }, reportAt: ReportAt): void {
  for (const [index, block] of page.body.entries()) {
    const last = page.body[index - 1];
    if (!before[block.kind]?.includes(last?.kind)) {
      const words = [block, last].flatMap((one) => (one && 'text' in one ? String(one.text) : []));
      const message =
        'A ## title of a group has ### questions below it, and each question an answer of paragraphs, without lists and boxes.';
      reportAt(words.find((text) => page.source.text.includes(text)) ?? '', message);
    }
  }
  const ids = toQuestionGroups(page.body).map(({ id }) => id);
  for (const id of page.onLandingPage.filter((wanted) => !ids.includes(wanted))) {
    reportAt(
      '',
      `\`onLandingPage\` names ${id}, which is no group; the groups are ${ids.join(', ')}.`,
    );
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
  const hasCard = body.some((block) => toPlace(block).includes(EMERGENCY_ID));
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

/** Reports keywords of a section that the document does not have. */
function checkSectionKeywords(document: AnyDocument, content: Content, report: Report): void {
  const { file, data } = document;
  const places = listPlaces(document, content);
  const named = 'sectionKeywords' in document ? Object.keys(document.sectionKeywords ?? {}) : [];
  for (const id of named.filter((name) => !places.includes(name))) {
    const message = `\`sectionKeywords\` names ${id}, which is no section or question of this page.`;
    report({ file, line: data.toLine(['sectionKeywords', id]), message });
  }
}

/** Reports mistakes that concern a document as a whole. */
export function checkDocuments({ root, content, original, report }: CheckedContent): void {
  const paths = [...listFilesByPath(root).keys()];
  const hasPages = (section: string) =>
    paths.some((path) => path.startsWith(`/${section}/`) && path !== `/${section}/`);
  for (const document of toList(content)) {
    const { file, source, body } = document;
    const reportAt: ReportAt = (words, message, isLast) => {
      const at = isLast ? source.text.lastIndexOf(words) : source.text.indexOf(words);
      report({ file, line: words === '' ? 1 : toLineAt(source, at), message });
    };
    checkPlaces(document, content, reportAt);
    checkShown(document, reportAt);
    checkSigns(document, reportAt);
    checkSectionKeywords(document, content, report);
    if (document.kind === 'faq') {
      checkQuestions(document, reportAt);
    }
    for (const block of body) {
      // A translation has the same `::topics` as its original, but may lack the articles.
      if (!original && block.kind === 'topics' && !hasPages(block.section)) {
        reportAt('::topics', `::topics names '${block.section}', which has no article.`);
      }
    }
  }
}

/** Reports duplicate paths, titles and descriptions. */
export function checkDuplicates({ content, report }: CheckedContent): void {
  for (const field of ['path', 'title', 'description'] as const) {
    const files = new Map<string, string>();
    for (const { file, data, [field]: value } of [...content.pages, ...content.posts]) {
      const other = files.get(value);
      if (other) {
        const message =
          field === 'path'
            ? `Its address ${value} is that of ${other} already.`
            : `\`${field}\` is that of ${other} already: readers and search engines tell pages apart by it.`;
        report({ file, line: data.toLine([field]), message });
      }
      files.set(value, file);
    }
  }
}
