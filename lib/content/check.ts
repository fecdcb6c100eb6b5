import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block, BlockKind } from './blocks';
import { listCited } from './citations';
import { type Content, readContent } from './content';
import type { DocumentFile } from './document-file';
import { formatProblem, type Problem, type Report } from './problems';
import { type QuestionGroup, toQuestionGroups } from './questions';
import { EMERGENCY_ID, isEmergency } from './table-of-contents';

/** Where the links inside some blocks, texts or words lead. */
function listLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return 'href' in value ? [String(value.href)] : Object.values(value).flatMap(listLinks);
}

/** What a check has to know of a document, so that its Markdown is read once. */
interface Summary {
  document: DocumentFile;
  links: readonly string[];
  cited: readonly string[];
  /** The ids to which links may lead, with the source of the places that bear them. */
  places: readonly { id: string; piece: string }[];
  /** The folders of the site whose articles it lists. */
  topics: readonly string[];
  questions: readonly QuestionGroup[] | null;
}

function toPlaces(block: Block): { id: string; piece: string }[] {
  if (isEmergency(block)) {
    return [{ id: EMERGENCY_ID, piece: ':::emergency' }];
  }
  return block.kind === 'heading' ? [{ id: block.id, piece: `## ${block.text}` }] : [];
}

const questionKinds: readonly BlockKind[] = ['heading', 'subheading', 'paragraph'];

function summarize(document: DocumentFile, isFaq: boolean, report: Report): Summary {
  const { body, file } = document;
  if (isFaq && !body.every(({ kind }) => questionKinds.includes(kind))) {
    report({ file, message: 'It holds ## titles of groups, ### questions and paragraphs alone.' });
  }
  return {
    document,
    links: [...new Set(listLinks(body))],
    cited: [...new Set(listCited(body))],
    places: body.flatMap(toPlaces),
    topics: body.flatMap((block) => (block.kind === 'topics' ? [block.section] : [])),
    questions: isFaq ? toQuestionGroups(body) : null,
  };
}

/** The line of a document on which a piece of its source stands, first or last. */
function lineOf({ source }: DocumentFile, piece: string, isLast = false): number {
  const position = isLast ? source.text.lastIndexOf(piece) : source.text.indexOf(piece);
  return source.firstLine + (source.text.slice(0, Math.max(0, position)).match(/\n/g)?.length ?? 0);
}

const listTwice = <T>(items: readonly T[], toKey: (item: T) => string): T[] =>
  items.filter((item, index) => items.findIndex((other) => toKey(other) === toKey(item)) < index);

const listAliases = (page: object): readonly string[] =>
  'aliases' in page ? (page.aliases as string[]) : [];

function checkAddresses({ pages, posts }: Content, report: Report): void {
  const files = new Map<string, string>();
  for (const document of [...pages, ...posts]) {
    for (const path of [document.path, ...listAliases(document)]) {
      const other = files.get(path);
      if (other) {
        report({
          file: document.file,
          message: `Its address ${path} is that of ${other} already.`,
        });
      }
      files.set(path, document.file);
    }
  }
}

type Places = ReadonlyMap<string, ReadonlySet<string>>;

/** The places to which links may lead, by the addresses of their pages. */
function collectPlaces({ pages, messages }: Content, summaries: readonly Summary[]): Places {
  const sections = messages.navigation.sections.map(({ id }) => id);
  return new Map([
    ...summaries.map(({ document: { path }, places, questions }): [string, Set<string>] => [
      path,
      new Set([
        ...places.map(({ id }) => id),
        ...(questions ?? []).flatMap(({ items }) => items.map(({ id }) => id)),
        ...(path === '/' ? sections : []),
      ]),
    ]),
    ...pages.flatMap(listAliases).map((alias): [string, Set<string>] => [alias, new Set()]),
  ]);
}

/** Why a link leads nowhere, or `null` where it does not. */
function findFault(href: string, places: Places): string | null {
  if (!href.startsWith('/')) {
    return /^(https:\/\/|tel:|mailto:)/.test(href)
      ? null
      : `The link ${href} must begin with / for this site, or with https://, tel: or mailto:.`;
  }
  const [path = '', id] = href.split('#');
  const ids = places.get(path);
  if (!ids) {
    return `The link ${href} leads nowhere: no document has the address ${path}`;
  }
  return id && !ids.has(id) ? `The link ${href} leads nowhere: ${path} has no place #${id}` : null;
}

function checkLinks(
  content: Content,
  summaries: readonly Summary[],
  language: string,
  report: Report,
): void {
  const places = collectPlaces(content, summaries);
  const check = (href: string, toProblem: (message: string) => Problem) => {
    const message = findFault(href, places);
    if (message) {
      report(toProblem(message));
    }
  };
  for (const { document, links } of summaries) {
    const { file } = document;
    for (const href of links) {
      check(href, (message) => ({ file, line: lineOf(document, `](${href})`), message }));
    }
    for (const href of 'related' in document ? (document.related as string[]) : []) {
      check(href, (message) => ({ file, line: 1, message: `\`related\`: ${message}` }));
    }
  }
  for (const [part, messages] of Object.entries(content.messages)) {
    const file = `content/${language}/words/${part}.json`;
    for (const href of listLinks(messages)) {
      check(href, (message) => ({ file, message }));
    }
  }
}

function checkPlaces({ document, places }: Summary, report: Report): void {
  for (const { id, piece } of listTwice(places, (place) => place.id)) {
    report({
      file: document.file,
      line: lineOf(document, piece, true),
      message:
        id === EMERGENCY_ID
          ? 'There is a second :::emergency card; a page has one.'
          : `The heading #${id} stands twice: give one of them an id of its own, such as {#${id}-2}.`,
    });
  }
}

function checkQuestions({ document, questions }: Summary, report: Report): void {
  const items = (questions ?? []).flatMap((group) => group.items);
  for (const { id, question, answer } of items) {
    if (answer.length === 0) {
      const line = lineOf(document, `### ${question}`);
      report({ file: document.file, line, message: `The question ${id} has no answer.` });
    }
  }
  for (const { id, question } of listTwice(items, (item) => item.id)) {
    const line = lineOf(document, `### ${question}`, true);
    report({ file: document.file, line, message: `The question #${id} stands twice.` });
  }
}

function checkEmergencies({ document, places }: Summary, report: Report): void {
  if (!places.some(({ id }) => id === EMERGENCY_ID)) {
    report({
      file: document.file,
      message: 'It needs an :::emergency card, which says when to get help at once.',
    });
  }
}

function checkReferences(
  { references, signs }: Content,
  summaries: readonly Summary[],
  report: Report,
): void {
  const cited = new Set([...summaries.flatMap((summary) => summary.cited), ...listCited(signs)]);
  for (const id of Object.keys(references).filter((reference) => !cited.has(reference))) {
    report({ file: 'content/references.yaml', message: `No page cites the source \`${id}\`.` });
  }
}

function checkStatements(
  { statements }: Content,
  root: string,
  language: string,
  report: Report,
): void {
  for (const { document, quote, file, line } of statements) {
    const name = `content/${language}/${document}`;
    const place = join(root, name);
    if (!existsSync(place)) {
      report({ file, line, message: `There is no file ${name}.` });
    } else if (!readFileSync(place, 'utf8').includes(quote)) {
      report({ file, line, message: `${name} does not say this any more: “${quote}”` });
    }
  }
}

/** Reports every mistake that only several files together show. */
function checkTogether(content: Content, root: string, language: string, report: Report): void {
  const { pages, posts, eyeCareCards, broken } = content;
  const articles = pages.filter(({ kind }) => kind === 'article');
  const faqs: readonly DocumentFile[] = pages.filter(({ kind }) => kind === 'faq');
  const caring = new Set<DocumentFile>([...articles, ...posts]);
  const summaries = [...pages, ...posts, ...eyeCareCards, ...broken].map((document) =>
    summarize(document, faqs.includes(document), report),
  );
  checkAddresses(content, report);
  checkLinks(content, summaries, language, report);
  checkReferences(content, summaries, report);
  checkStatements(content, root, language, report);
  for (const summary of summaries) {
    const { document, topics } = summary;
    checkPlaces(summary, report);
    checkQuestions(summary, report);
    if (caring.has(document)) {
      checkEmergencies(summary, report);
    }
    for (const section of topics) {
      if (!articles.some(({ path }) => path.startsWith(`/${section}/`))) {
        const message = `::topics names '${section}', which has no article.`;
        report({ file: document.file, line: lineOf(document, '::topics'), message });
      }
    }
  }
}

/** Every mistake in the content of a language below a folder, in the order of files and lines. */
export function listProblems(root: string, language: string): Problem[] {
  const problems = new Map<string, Problem>();
  const report = (problem: Problem) => {
    problems.set(formatProblem(problem), problem);
  };
  const content = readContent(root, language, report);
  if (content) {
    checkTogether(content, root, language, report);
  }
  return [...problems.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}
