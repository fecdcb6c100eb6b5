import { defaultLanguage, type LanguageCode, translatedLanguages } from '../../languages';
import { formatProblem, type Problem, type Report } from '../../text/problems';
import { type Content, readContent } from '../read/content';
import { type Files, openFiles } from '../read/files';
import { checkCareAdvice } from './care-advice';
import { checkDocuments, checkDuplicates, checkOriginal } from './documents';
import { checkDrawings } from './drawings';
import { checkFiles } from './files';
import { checkLinks, checkReferences } from './links';
import { checkTranslation } from './translation';

/** The content of a language, and the functions that report its mistakes and warnings. */
export interface CheckedContent {
  files: Files;
  content: Content;
  report: Report;
  /** Reports a warning, which does not prevent a release. */
  remark: Report;
  /** Whether a file has been read without a mistake. */
  isSound: (file: string) => boolean;
}

/** The findings without duplicates, sorted by file and line. */
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
  /** The unsigned translations of each language, most urgent first. */
  const unsigned: { language: LanguageCode; files: string[] }[] = [];
  const files = openFiles(root);
  const report: Report = (problem) => problems.push(problem);
  const remark: Report = (problem) => remarks.push(problem);
  const isSound = (name: string) => problems.every(({ file }) => file !== name);
  checkFiles(files, report);
  checkDrawings(files, 'drawings', report);
  checkDrawings(files, 'simulations', report);
  let original: Content | null = null;
  for (const language of [defaultLanguage, ...translated]) {
    const content = readContent(root, language, report, false, files);
    if (content) {
      original ??= content;
      const checked = { files, content, report, remark, isSound };
      remarks.push(...content.redirects.remarks);
      checkDuplicates(checked);
      checkLinks(checked, original);
      checkDocuments(checked);
      if (content === original) {
        checkOriginal(checked);
        checkReferences(checked);
        checkCareAdvice(checked);
      } else {
        checkTranslation(checked, original);
        unsigned.push({ language, files: content.unsigned.map(({ file }) => file) });
      }
    } else if (!original) {
      break;
    }
  }
  return { problems: sort(problems), remarks: sort(remarks), unsigned };
}

export type Findings = ReturnType<typeof inspectContent>;
