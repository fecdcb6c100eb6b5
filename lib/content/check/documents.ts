import type { Block, BlockOf } from '../blocks/blocks';
import type { Content } from '../content';
import type { DocumentFile } from '../document-file';
import type { PageOfKind } from '../documents';
import { boxNames } from '../markdown/directives';
import { careCardIds } from '../model/care-level';
import type { Report } from '../model/problems';
import { toQuestionGroups } from '../questions';
import { EMERGENCY_ID, NOTICED_LIST_ID } from '../table-of-contents';
import { type CheckedContent, findLine, listAllDocuments } from './checked-content';

/** Reports a mistake at the first or last occurrence of a string in the Markdown of a document. */
type ReportAt = (piece: string, message: string, isLast?: boolean) => void;

const listRepeated = <T extends { id: string }>(items: readonly T[]): T[] =>
  items.filter((item, index) => items.findIndex(({ id }) => id === item.id) < index);

/** The fragment ids of a document, each with its Markdown. */
export const listPlaces = ({ body }: DocumentFile): { id: string; piece: string }[] =>
  body.flatMap((block) => {
    if (block.kind === 'care-card') {
      return [{ id: careCardIds[block.level], piece: `:::${block.level}` }];
    }
    if (block.kind === 'what-to-tell-us') {
      return [{ id: NOTICED_LIST_ID, piece: ':::what-to-tell-us' }];
    }
    return block.kind === 'heading' ? [{ id: block.id, piece: `## ${block.text}` }] : [];
  });

/** Reports duplicate ids of headings and boxes. */
function checkPlaces(document: DocumentFile, reportAt: ReportAt): void {
  for (const { id, piece } of listRepeated(listPlaces(document))) {
    const message = piece.startsWith(':::')
      ? `There is a second ${piece}; a page has one.`
      : `The heading #${id} is used twice: give one of them an id of its own, such as {#${id}-2}.`;
    reportAt(piece, message, true);
  }
}

/** Reports questions without an answer, duplicate questions, and unknown groups in `onLandingPage`. */
function checkQuestions(
  { file, body, onLandingPage }: PageOfKind<'faq'>,
  report: Report,
  reportAt: ReportAt,
): void {
  const groups = toQuestionGroups(body);
  const items = groups.flatMap((group) => group.items);
  for (const { id, question } of items.filter(({ answer }) => answer.length === 0)) {
    reportAt(`### ${question}`, `The question ${id} has no answer.`);
  }
  for (const { id, question } of listRepeated(items)) {
    reportAt(`### ${question}`, `The question #${id} is used twice.`, true);
  }
  const ids = groups.map(({ id }) => id);
  for (const id of onLandingPage.filter((wanted) => !ids.includes(wanted))) {
    const message = `\`onLandingPage\` names ${id}, which is no group; the groups are ${ids.join(', ')}.`;
    report({ file, line: 1, message });
  }
}

/** Whether a document has an emergency card; a box with a misspelt name may be the card. */
const hasEmergencyCard = (document: DocumentFile): boolean =>
  listPlaces(document).some(({ id }) => id === EMERGENCY_ID) ||
  [...document.source.text.matchAll(/^:{3,}([\w-]+)/gm)].some(
    ([, name = '']) => !boxNames.includes(name),
  );

/** Reports a sign in a checklist whose page has no care card with this sign. */
function checkNoticedSigns(body: readonly Block[], reportAt: ReportAt): void {
  const cardSigns = body.flatMap((block) => (block.kind === 'care-card' ? block.signs : []));
  const ticked = body.flatMap((block) =>
    block.kind === 'what-to-tell-us' ? block.items.flatMap(({ sign }) => sign ?? []) : [],
  );
  for (const { name, level } of ticked.filter((sign) => !cardSigns.includes(sign.name))) {
    const message = `\`${name}\` is a sign of :::${level}, and no card of this page names it: a tick leads to that card.`;
    reportAt(`- ${name}`, message);
  }
}

/** Reports a `::topics` list without articles. */
function checkTopics(body: readonly Block[], { pages }: Content, reportAt: ReportAt): void {
  const articles = pages.filter(({ kind }) => kind === 'article');
  for (const block of body.filter(({ kind }) => kind === 'topics') as BlockOf<'topics'>[]) {
    if (!articles.some(({ path }) => path.startsWith(`/${block.section}/`))) {
      reportAt('::topics', `::topics names '${block.section}', which has no article.`);
    }
  }
}

/** Reports mistakes that concern a document as a whole. */
export function checkDocuments({ content, original, report }: CheckedContent): void {
  const { pages, posts } = content;
  const createReportAt =
    (document: DocumentFile): ReportAt =>
    (piece, message, isLast) =>
      report({ file: document.file, line: findLine(document, piece, isLast), message });
  for (const document of listAllDocuments(content)) {
    const reportAt = createReportAt(document);
    checkPlaces(document, reportAt);
    checkNoticedSigns(document.body, reportAt);
    // A translation has the same `::topics` as its original, but may lack the articles.
    if (!original) {
      checkTopics(document.body, content, reportAt);
    }
  }
  for (const page of pages.filter((page) => page.kind === 'faq')) {
    checkQuestions(page, report, createReportAt(page));
  }
  for (const document of [...pages.filter(({ kind }) => kind === 'article'), ...posts]) {
    if (!hasEmergencyCard(document)) {
      const message =
        'It needs a box that says when to get help at once: `:::emergency`, below it lines such as `- injury`, then `:::`.';
      report({ file: document.file, message });
    }
  }
}

/** Reports duplicate paths, titles and descriptions. */
export function checkDuplicates({ content, report }: CheckedContent): void {
  for (const field of ['path', 'title', 'description'] as const) {
    const files = new Map<string, string>();
    for (const { file, toLine, [field]: value } of [...content.pages, ...content.posts]) {
      const other = files.get(value);
      if (other && field === 'path') {
        report({ file, message: `Its address ${value} is that of ${other} already.` });
      } else if (other) {
        const message = `\`${field}\` is that of ${other} already: readers and search engines tell pages apart by it.`;
        report({ file, line: toLine([field]), message });
      }
      files.set(value, file);
    }
  }
}

/** Remarks a drawing on two pages, or twice on a page; posts may share that of their category. */
export function checkDrawings({
  content: { pages, posts },
  original,
  remark,
}: CheckedContent): void {
  const files = new Map<string, string>();
  for (const document of original ? [] : [...pages, ...posts]) {
    const { file, body } = document;
    const own = 'drawing' in document && document.drawing ? [document.drawing] : [];
    const inText = body.flatMap((block) => (block.kind === 'drawing' ? block.name : []));
    for (const name of [...own, ...inText]) {
      const other = files.get(name);
      if (other) {
        const message = `The drawing \`${name}\` is on ${other} already: readers recognise a page by its drawing.`;
        remark({ file, message });
      }
      files.set(name, file);
    }
  }
}
