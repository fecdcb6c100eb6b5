import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, readPage, writePage } from '../html-tree';
import { addPolicy, type PolicyOptions } from './add-policy';
import { chooseFont, findFont } from './choose-font';
import { listFiles, MEDIA } from './exported-files';
import { hintCompilation, renameHintedScripts } from './hint-compilation';
import { inlineStyleSheet } from './inline-style-sheet';

/** Changes only the tree of a page; throws an error with one sentence for an unexpected page. */
type Step = (page: Page) => void;

/** Parses a page once, applies the steps, and serializes it. */
export function finish(html: string, steps: readonly Step[]): string {
  const page = readPage(html);
  for (const step of steps) {
    step(page);
  }
  return writePage(page);
}

/** Runs a function, and adds the name of its page to the message of an error. */
export function withContext<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (reason) {
    throw new Error(`${name}: ${reason instanceof Error ? reason.message : reason}`);
  }
}

const read = (folder: string, page: string) => readFileSync(join(folder, page), 'utf8');

/**
 * Post-processes all pages of an export in place (see docs/decisions/); throws an error with the name of an
 * unexpected page.
 */
export function finishExport(folder: string, options: PolicyOptions): void {
  const home = readPage(read(folder, 'index.html'));
  const hinted = withContext('index.html', () => hintCompilation(folder, home));
  const fonts = listFiles(join(folder, MEDIA), '.woff2');
  const steps: Step[] = [
    (page) => renameHintedScripts(page, hinted),
    (page) => chooseFont(page, `${options.basePath}/${MEDIA}/${findFont(page, fonts)}`),
    (page) =>
      inlineStyleSheet(page, (address) => read(folder, address.slice(options.basePath.length))),
    (page) => addPolicy(page, options),
  ];
  for (const page of listFiles(folder, '.html')) {
    withContext(page, () => writeFileSync(join(folder, page), finish(read(folder, page), steps)));
  }
}
