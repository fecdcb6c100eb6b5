import { languageCodes } from '../../language';
import { readSource } from '../model/data-file';
import { listTranslatedFiles } from '../model/language-folder';
import type { Problem, Report } from '../model/problems';
import { REDIRECTS_FILE, type Redirects } from '../redirects';
import { listPlaces } from './missing-pages';

const listLines = (text: string, piece: string): number[] =>
  text.split('\n').flatMap((line, index) => (line.includes(piece) ? [index + 1] : []));

/** The sentences in any language that link to an address. */
const listSentences = (root: string, path: string): Pick<Problem, 'file' | 'line'>[] =>
  languageCodes.flatMap((code) => {
    const folder = `content/${code}`;
    return listTranslatedFiles(root, folder).flatMap((name) => {
      const { file, text } = readSource(root, `${folder}/${name}`);
      return [')', '#'].flatMap((end) =>
        listLines(text, `](${path}${end}`).map((line) => ({ file, line })),
      );
    });
  });

/** Remarks on redirects that do nothing, and on sentences that link to a page that was removed. */
export function checkRedirects(root: string, { byPath, remarks }: Redirects, remark: Report): void {
  remarks.forEach(remark);
  for (const { from, to, isRenamed, line } of byPath.values()) {
    const sentences = isRenamed ? [] : listSentences(root, from);
    if (sentences.length > 0) {
      const message = `Sentences still link to ${from}. They lead to ${to} by themselves; see whether they still make sense: ${listPlaces(sentences)}.`;
      remark({ file: REDIRECTS_FILE, line, message });
    }
  }
}
