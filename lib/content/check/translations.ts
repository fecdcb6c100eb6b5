import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../language';
import type { Content } from '../content';
import { listTranslatedFiles } from '../language-folder';
import { isOutdated, listFollowed } from '../originals';
import type { Report } from '../problems';
import { pairDataFiles } from './translation/data';
import { pairDocuments } from './translation/documents';
import { checkOriginals } from './translation/originals';
import type { TranslatedContent } from './translation/pairs';
import { checkSubstance } from './translation/substance';

/** Reports a file that nothing reads, since it follows none. */
function checkFiles(root: string, { names, folder }: TranslatedContent, report: Report): void {
  for (const name of names) {
    const original = `content/${defaultLanguage}/${name}`;
    if (!existsSync(join(root, original))) {
      const message = `It follows no text: there is no ${original}.`;
      report({ file: `${folder}/${name}`, message });
    }
  }
}

/** Reports where a language does not say what the default one says. */
export function checkTranslations(
  root: string,
  content: Content,
  original: Content,
  report: Report,
): void {
  const folder = `content/${content.language}`;
  if (!existsSync(join(root, folder))) {
    return;
  }
  const followed = listFollowed(root, content.language);
  const translation: TranslatedContent = {
    content,
    folder,
    names: listTranslatedFiles(root, folder),
    outdated: new Set(
      followed.filter((file) => file.of && isOutdated(file)).map(({ name }) => name),
    ),
  };
  checkFiles(root, translation, report);
  checkOriginals(root, folder, followed, report);
  const files = [
    ...pairDataFiles(root, translation, original, report),
    ...pairDocuments(translation, original, report),
  ];
  for (const pair of files.flatMap(({ pairs }) => pairs)) {
    checkSubstance(pair, report);
  }
}
