import { type Content, readContent } from '../content';
import type { DocumentFile } from '../document-file';
import { formatProblem, type Problem, type Report } from '../problems';
import { checkAddresses } from './addresses';
import {
  checkEmergencies,
  checkLandingGroups,
  checkNoticedSigns,
  checkPlaces,
  checkQuestions,
  checkTopics,
} from './documents';
import { checkLinks } from './links';
import { checkReferences } from './references';
import { checkStatements } from './statements';
import { summarize } from './summary';

/** Reports every mistake that shows once all content is read. */
function checkTogether(content: Content, root: string, language: string, report: Report): void {
  const { pages, posts, eyeCareCards, broken } = content;
  const articles = pages.filter(({ kind }) => kind === 'article');
  const faqs = pages.filter((page) => page.kind === 'faq');
  const caring = new Set<DocumentFile>([...articles, ...posts]);
  const summaries = [...pages, ...posts, ...eyeCareCards, ...broken].map((document) =>
    summarize(
      document,
      faqs.some((faq) => faq === document),
      report,
    ),
  );
  checkAddresses(content, report);
  checkLinks(content, summaries, language, report);
  checkReferences(content, summaries, report);
  checkStatements(content, root, language, report);
  for (const summary of summaries) {
    checkPlaces(summary, report);
    checkQuestions(summary, report);
    const faq = faqs.find((candidate) => candidate === summary.document);
    checkLandingGroups(summary, faq?.onLandingPage ?? [], report);
    if (caring.has(summary.document)) {
      checkEmergencies(summary, report);
    }
    checkNoticedSigns(summary, report);
    checkTopics(summary, articles, report);
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
