import { languageCodes } from '../../languages';
import { readSource } from '../model/data-file';
import { listTranslatedFileNames } from '../model/language-folder';
import type { Problem } from '../model/problems';
import { REDIRECTS_FILE } from '../redirects';
import type { CheckedContent } from './checked-content';
import { formatPlaces } from './missing-pages';

/** The lines of all languages that link to a path. */
const listSentences = (root: string, path: string): Pick<Problem, 'file' | 'line'>[] =>
  languageCodes
    .flatMap((code) =>
      listTranslatedFileNames(root, `content/${code}`).map((name) => `content/${code}/${name}`),
    )
    .flatMap((file) =>
      readSource(root, file)
        .text.split('\n')
        .flatMap((text, index) =>
          [')', '#'].some((end) => text.includes(`](${path}${end}`))
            ? [{ file, line: index + 1 }]
            : [],
        ),
    );

/** Warns about redirects without effect, and about sentences that link to a removed page. */
export function checkRedirects({ root, content, remark }: CheckedContent): void {
  const { byPath, remarks } = content.redirects;
  remarks.forEach(remark);
  for (const { from, to, isRenamed, line } of byPath.values()) {
    const sentences = isRenamed ? [] : listSentences(root, from);
    if (sentences.length > 0) {
      const message = `Sentences still link to ${from}. They lead to ${to} by themselves; see whether they still make sense: ${formatPlaces(sentences)}.`;
      remark({ file: REDIRECTS_FILE, line, message });
    }
  }
}
