import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../language';
import { toPath } from '../addresses';
import type { Content } from '../content';
import { listTranslatedFiles } from '../model/language-folder';
import type { Report } from '../model/problems';
import { isOutdated, listFollowed } from '../originals';
import type { Leftover } from './missing-pages';
import { pairDataFiles, type TranslatedContent } from './translation/compare-data-files';
import { checkVersions, pairDocuments } from './translation/compare-documents';
import { checkNumbersAndLinks } from './translation/numbers-and-links';
import { checkOriginals } from './translation/versions';

/** Reports a file that follows none; remarks on one whose page was renamed or removed: nothing reads it. */
function checkStray(
  name: string,
  { folder, content }: TranslatedContent,
  report: Report,
  remark: Report,
  leave: (leftover: Leftover) => void,
): void {
  const file = `${folder}/${name}`;
  const path = toPath(name);
  const redirect = content.redirects.byPath.get(path ?? '');
  if (redirect) {
    const message = redirect.isRenamed
      ? `The page is not in this language until this file has its new name too: ${folder}/${redirect.toFile}.`
      : 'This page was removed, and nothing reads its translation: delete this file.';
    remark({ file, message });
    return;
  }
  const problem = {
    file,
    message: `It follows no text: there is no content/${defaultLanguage}/${name}.`,
  };
  if (path) {
    leave({ path, kind: 'file', problem });
  } else {
    report(problem);
  }
}

/** Reports where a language does not say what the default one says; remarks on texts that are outdated. */
export function checkTranslations(
  root: string,
  content: Content,
  original: Content,
  report: Report,
  remark: Report,
  leave: (leftover: Leftover) => void,
): void {
  const folder = `content/${content.language}`;
  if (!existsSync(join(root, folder))) {
    return;
  }
  const followed = listFollowed(root, content.language);
  const names = followed.map(({ name }) => name);
  const translation: TranslatedContent = {
    content,
    folder,
    names,
    outdated: new Set(
      followed.filter((file) => file.followedVersion && isOutdated(file)).map(({ name }) => name),
    ),
  };
  for (const name of listTranslatedFiles(root, folder).filter((one) => !names.includes(one))) {
    checkStray(name, translation, report, remark, leave);
  }
  checkOriginals(root, folder, followed, report, remark);
  checkVersions(content, followed, report, remark);
  const pairs = [
    ...pairDataFiles(root, translation, original, report),
    ...pairDocuments(translation, original, report),
  ];
  for (const pair of pairs) {
    checkNumbersAndLinks(pair, report);
  }
}
