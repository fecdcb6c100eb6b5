import { defaultLanguage } from '../../languages';
import { toPath } from '../addresses';
import type { Content } from '../content';
import { listTranslatedFileNames } from '../model/language-folder';
import { listTranslatedFiles } from '../originals';
import type { CheckedContent } from './checked-content';
import { compareDataFiles } from './compare-data-files';
import { compareDocuments } from './compare-documents';

/**
 * Reports a file without an original; only warns if its page was renamed or removed, because the file is not
 * read.
 */
function checkStray(name: string, { content, report, remark }: CheckedContent): void {
  const folder = `content/${content.language}`;
  const file = `${folder}/${name}`;
  const path = toPath(name);
  const redirect = content.redirects.byPath.get(path ?? '');
  if (redirect) {
    const message = redirect.isRenamed
      ? `The page is not in this language until this file has its new name too: ${folder}/${redirect.toFile}.`
      : 'This page was removed, and nothing reads its translation: delete this file.';
    remark({ file, message });
  } else {
    const message = `It follows no text: there is no content/${defaultLanguage}/${name}.`;
    report({ file, message, missing: { path, isLink: false } });
  }
}

/** Reports differences in structure and data from the original; warns about outdated translations. */
export function checkTranslation(checked: CheckedContent, original: Content): void {
  const { root, content } = checked;
  const translatedFiles = listTranslatedFiles(root, content.language);
  for (const name of listTranslatedFileNames(root, `content/${content.language}`)) {
    if (!translatedFiles.some((file) => file.name === name)) {
      checkStray(name, checked);
    }
  }
  compareDataFiles(
    checked,
    original,
    translatedFiles.filter(({ name }) => !name.endsWith('.md')),
  );
  compareDocuments(checked, original);
}
