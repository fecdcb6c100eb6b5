import { defaultLanguage, type LanguageCode, translatedLanguages } from '../../languages';
import { formatProblem, type Problem, type Report } from '../../text/problems';
import { type Content, readContent } from '../read/content';
import { toList } from '../read/documents';
import { listFilesByPath } from '../read/files';
import { requiredPaths } from '../read/redirects';
import { checkCareAdvice } from './care-advice';
import { checkDocuments, checkDuplicates } from './documents';
import { checkDrawings } from './drawings';
import { checkFiles } from './files';
import { checkLinks, checkReferences } from './links';
import { checkTranslation } from './translation';

/** The content of a language, and the functions that report its mistakes and warnings. */
export interface CheckedContent {
  /** The root folder of the project. */
  root: string;
  content: Content;
  /** The content of the default language; `null` if this is it. */
  original: Content | null;
  report: Report;
  /** Reports a warning, which does not prevent a release. */
  remark: Report;
  /** Whether a file has been read without a mistake. */
  isSound: (file: string) => boolean;
}

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
    isSound: (name: string) => [...found.values()].every(({ file }) => file !== name),
    list: () =>
      [...found.values()].sort(
        (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
      ),
  };
}

/** Reports what only the default language may not have, or must have: `translation`, and the pages in the code. */
function checkOriginal({ root, content, report }: CheckedContent): void {
  for (const { file, translation, data } of toList(content)) {
    if (translation) {
      const message = `\`translation\` is not known here: other languages follow content/${defaultLanguage}.`;
      report({ file, line: data.toLine(['translation']), message });
    }
  }
  const paths = listFilesByPath(root);
  for (const path of requiredPaths.filter((required) => !paths.has(required))) {
    const message = `The page ${path} is missing. The program needs it, so it can be neither removed nor renamed: put it back.`;
    report({ file: `content/${defaultLanguage}/pages`, message });
  }
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
  const unsigned: Findings['unsigned'] = [];
  const read = (language: LanguageCode, original: Content | null): CheckedContent | null => {
    const content = readContent(root, language, problems.report);
    return (
      content && {
        root,
        content,
        original,
        report: problems.report,
        remark: remarks.report,
        isSound: problems.isSound,
      }
    );
  };
  const check = (checked: CheckedContent, original: Content) => {
    checked.content.redirects.remarks.forEach(remarks.report);
    checkDuplicates(checked);
    checkLinks(checked, original);
    checkDocuments(checked);
  };
  checkFiles(root, problems.report);
  checkDrawings(root, 'drawings', problems.report);
  checkDrawings(root, 'simulations', problems.report);
  const original = read(defaultLanguage, null);
  if (original) {
    check(original, original.content);
    checkOriginal(original);
    checkReferences(original);
    checkCareAdvice(original);
    for (const language of translated) {
      const translation = read(language, original.content);
      if (translation) {
        check(translation, original.content);
        checkTranslation(translation, original.content);
        unsigned.push({ language, files: translation.content.unsigned.map(({ file }) => file) });
      }
    }
  }
  return { problems: problems.list(), remarks: remarks.list(), unsigned };
}

export const listProblems = (root: string, translated?: readonly LanguageCode[]): Problem[] =>
  inspectContent(root, translated).problems;
