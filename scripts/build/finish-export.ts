import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage, writePage } from '../html-tree';
import { addPolicy, type PolicyOptions } from './add-policy';
import { chooseFont, findFont } from './choose-font';
import { hintCompilation, renameHintedScripts } from './hint-compilation';
import { inlineStyleSheet, toTokens } from './inline-style-sheet';
import { listFiles } from './list-files';
import { moveScripts } from './move-scripts';

const MEDIA = '_next/static/media';

/**
 * Post-processes all pages of an export in place (see docs/decisions/); throws an error with the name of a page that is
 * not as expected.
 */
export function finishExport(folder: string, options: PolicyOptions): void {
  const { basePath } = options;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const hinted = hintCompilation(folder, readPage(read('index.html')));
  const fonts = listFiles(join(folder, MEDIA), '.woff2');
  const scriptTokens = new Set(listFiles(folder, '.js').flatMap((file) => toTokens(read(file))));
  for (const file of listFiles(folder, '.html')) {
    try {
      const page = readPage(read(file));
      moveScripts(page);
      renameHintedScripts(page, hinted);
      chooseFont(page, `${basePath}/${MEDIA}/${findFont(page, fonts)}`);
      inlineStyleSheet(page, (address) => read(address.slice(basePath.length)), scriptTokens);
      addPolicy(page, options);
      writeFileSync(join(folder, file), writePage(page));
    } catch (reason) {
      throw new Error(`${file}: ${reason instanceof Error ? reason.message : reason}`);
    }
  }
}
