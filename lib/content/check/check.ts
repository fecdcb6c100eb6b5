import { defaultLanguage, type LanguageCode, translatedLanguages } from '../../languages';
import { formatProblem, type Problem, type Report } from '../../text/problems';
import { type Content, readContent } from '../read/content';
import { type Files, openFiles } from '../read/files';
import { checkCareAdvice } from './care-advice';
import { checkDocuments, checkPages } from './documents';
import { checkDrawings } from './drawings';
import { checkLetters, checkUnread, listConflicts, remarkSlips } from './files';
import { checkLinks } from './links';
import { checkTranslation } from './translation';

/** The content of a language, and functions that report its mistakes and warnings. */
export interface CheckedContent {
  files: Files;
  content: Content;
  report: Report;
  /** Reports a warning, which does not prevent a release. */
  remark: Report;
}

const sort = (found: readonly Problem[]): Problem[] =>
  [...new Map(found.map((problem) => [formatProblem(problem), problem])).values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );

/** Checks the content below `root` in the default language, and compares the `translated` languages with it. */
export function inspectContent(
  root: string,
  translated: readonly LanguageCode[] = translatedLanguages,
) {
  const problems: Problem[] = [];
  const remarks: Problem[] = [];
  const files = openFiles(root);
  const report: Report = (problem) => problems.push(problem);
  const remark: Report = (problem) => remarks.push(problem);
  checkDrawings(files, 'drawings', report);
  checkDrawings(files, 'simulations', report);
  const [original, ...translations] = [defaultLanguage, ...translated].flatMap(
    (language) => readContent(root, language, report, false, files) ?? [],
  );
  const marks = listConflicts(files);
  // Only if everything was read without mistakes: further mistakes might just be consequences.
  if (original && problems.length === 0) {
    const toChecked = (content: Content): CheckedContent => ({ files, content, report, remark });
    for (const checked of [original, ...translations].map(toChecked)) {
      checkPages(checked);
      checkDocuments(checked);
      checkLinks(checked, original);
    }
    for (const checked of translations.map(toChecked)) {
      checkTranslation(checked, original);
    }
    checkCareAdvice(toChecked(original));
    checkLetters(toChecked(original));
    checkUnread(toChecked(original), translated);
    remarkSlips(toChecked(original));
  }
  const unsigned = translations.map(({ language, unsigned: list }) => ({ language, files: list }));
  return { problems: sort(marks.length > 0 ? marks : problems), remarks: sort(remarks), unsigned };
}

export type Findings = ReturnType<typeof inspectContent>;
