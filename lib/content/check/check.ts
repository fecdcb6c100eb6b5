import { defaultLanguage, type LanguageCode, translatedLanguages } from '../../languages';
import { type Content, readContent } from '../content';
import { formatProblem, type Problem } from '../model/problems';
import { checkCareAdvice } from './care-advice';
import type { CheckedContent, Mistake } from './checked-content';
import { checkTranslationField } from './compare-documents';
import { checkDocuments, checkDrawings, checkDuplicates } from './documents';
import { checkLinks, checkReferences } from './links';
import { reportMissingPages } from './missing-pages';
import { checkRedirects } from './redirects';
import { checkTranslation } from './translation';
import { checkFiles, checkWritten } from './unread-content';

/** The result of a check: mistakes, and remarks, which are warnings that do not prevent a release. */
export interface Findings {
  problems: Problem[];
  remarks: Problem[];
  /** The unsigned translations of each language, most urgent first. */
  unsigned: { language: LanguageCode; files: readonly string[] }[];
}

/** Collects findings without duplicates, sorted by file and line. */
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

/**
 * Checks the content below `root` in the default language, and compares the `translated` languages with it.
 */
export function inspectContent(
  root: string,
  translated: readonly LanguageCode[] = translatedLanguages,
): Findings {
  const problems = createCollector();
  const remarks = createCollector();
  const missing: Mistake[] = [];
  const unsigned: Findings['unsigned'] = [];
  const report = (mistake: Mistake) => {
    if (mistake.missing?.path) {
      missing.push(mistake);
    } else {
      problems.report(mistake);
    }
  };
  const check = (language: LanguageCode, original: Content | null): CheckedContent | null => {
    const content = readContent(root, language, report);
    if (!content) {
      return null;
    }
    const checked = { root, content, original, report, remark: remarks.report };
    content.remarks.forEach(remarks.report);
    checkDuplicates(checked);
    checkDrawings(checked);
    checkTranslationField(checked);
    checkLinks(checked);
    checkDocuments(checked);
    checkWritten(checked);
    return checked;
  };
  const original = check(defaultLanguage, null);
  checkFiles(root, report);
  if (original) {
    checkReferences(original);
    checkCareAdvice(original);
    checkRedirects(original);
    for (const language of translated) {
      const translation = check(language, original.content);
      if (translation) {
        const files = translation.content.unsigned.map(({ file }) => file);
        unsigned.push({ language, files });
        checkTranslation(translation, original.content);
      }
    }
  }
  reportMissingPages(missing, problems.report);
  return { problems: problems.list(), remarks: remarks.list(), unsigned };
}

export const listProblems = (root: string, translated?: readonly LanguageCode[]): Problem[] =>
  inspectContent(root, translated).problems;
