import { defaultLanguage, type LanguageCode, translatedLanguages } from '../../language';
import { type Content, readContent } from '../content';
import type { DocumentFile } from '../document-file';
import { formatProblem, type Problem, type Report } from '../model/problems';
import {
  checkEmergencies,
  checkLandingGroups,
  checkNoticedSigns,
  checkPlaces,
  checkQuestions,
  checkTopics,
} from './documents';
import { checkDuplicates } from './duplicates';
import { checkLinks, collectPlaces } from './links';
import { checkLeftovers, type Leftover } from './missing-pages';
import { checkRedirects } from './redirects';
import { checkReferences } from './references';
import { checkStatements } from './statements';
import { type Summary, summarize } from './summary';
import { checkTranslationField } from './translation/compare-documents';
import { checkTranslations } from './translations';
import { checkFiles, checkWritten } from './unread-content';

/** The content of a language with summaries of its documents. */
interface Summarized {
  content: Content;
  summaries: readonly Summary[];
}

function summarizeAll(root: string, code: LanguageCode, report: Report): Summarized | null {
  const content = readContent(root, code, report);
  if (!content) {
    return null;
  }
  const { pages, posts, eyeCareCards, broken } = content;
  const faqs = new Set<DocumentFile>(pages.filter((page) => page.kind === 'faq'));
  const documents = [...pages, ...posts, ...eyeCareCards, ...broken];
  const summaries = documents.map((document) => summarize(document, faqs.has(document)));
  return { content, summaries };
}

/** Reports the mistakes of one language that concern several documents, or a whole document. */
function checkTogether(
  { content, summaries }: Summarized,
  original: Summarized | null,
  report: Report,
  leave: (leftover: Leftover) => void,
): void {
  const { pages, posts } = content;
  const articles = pages.filter(({ kind }) => kind === 'article');
  const faqs = pages.filter((page) => page.kind === 'faq');
  const caring = new Set<DocumentFile>([...articles, ...posts]);
  checkDuplicates(content, report);
  checkTranslationField(content, report);
  checkLinks(
    content,
    summaries,
    new Map([
      ...(original ? collectPlaces(original.content, original.summaries) : []),
      ...collectPlaces(content, summaries),
    ]),
    report,
    leave,
  );
  for (const summary of summaries) {
    checkPlaces(summary, report);
    checkQuestions(summary, report);
    const faq = faqs.find((candidate) => candidate === summary.document);
    checkLandingGroups(summary, faq?.onLandingPage ?? [], report);
    if (caring.has(summary.document)) {
      checkEmergencies(summary, report);
    }
    checkNoticedSigns(summary, report);
    // A translation has the lists of its original, and may lack the articles.
    if (!original) {
      checkTopics(summary, articles, report);
    }
  }
}

/** The result of a check: mistakes, and remarks, which do not prevent a release. */
export interface Findings {
  problems: Problem[];
  remarks: Problem[];
  /** The unsigned translations of each language, those that readers need most first. */
  unsigned: { language: LanguageCode; files: readonly string[] }[];
}

/** Collects each finding once, and lists them in the order of files and lines. */
function createCollector() {
  const found = new Map<string, Problem>();
  return {
    report: (problem: Problem) => {
      found.set(formatProblem(problem), problem);
    },
    list: () =>
      [...found.values()].sort(
        (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
      ),
  };
}

/** Checks the content below a folder in the default language, and compares these languages with it. */
export function inspectContent(
  root: string,
  translated: readonly LanguageCode[] = translatedLanguages,
): Findings {
  const problems = createCollector();
  const remarks = createCollector();
  const { report } = problems;
  const original = summarizeAll(root, defaultLanguage, report);
  const unsigned: Findings['unsigned'] = [];
  const leftovers: Leftover[] = [];
  const leave = (leftover: Leftover) => leftovers.push(leftover);
  checkFiles(root, report);
  original?.content.remarks.forEach(remarks.report);
  if (original) {
    checkTogether(original, null, report, leave);
    checkWritten(root, original.content, report);
    checkReferences(original.content, original.summaries, remarks.report);
    checkStatements(original.content, root, report, remarks.report, leave);
    checkRedirects(root, original.content.redirects, remarks.report);
  }
  for (const code of translated) {
    const translation = original && summarizeAll(root, code, report);
    if (translation) {
      translation.content.remarks.forEach(remarks.report);
      unsigned.push({
        language: code,
        files: translation.content.unsigned.map(({ file }) => file),
      });
      checkTogether(translation, original, report, leave);
      checkWritten(root, translation.content, report);
      checkTranslations(root, translation.content, original.content, report, remarks.report, leave);
    }
  }
  checkLeftovers(leftovers, report);
  return { problems: problems.list(), remarks: remarks.list(), unsigned };
}

/** Every mistake in the content below a folder. */
export const listProblems = (root: string, translated?: readonly LanguageCode[]): Problem[] =>
  inspectContent(root, translated).problems;
