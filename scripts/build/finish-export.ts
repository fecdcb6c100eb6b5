import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, readPage, writePage } from '../html-tree';
import { addPolicy, type PolicyOptions } from './add-policy';
import { chooseFont, findFont } from './choose-font';
import { listFiles } from './exported-files';
import { hintCompilation, renameHintedScripts } from './hint-compilation';
import { inlineStyleSheet } from './inline-style-sheet';

/** Changes the tree of a page, and nothing else; throws an error of one sentence about an unexpected page. */
type Step = (page: Page) => void;

/** Parses a page once, applies the steps, and serializes it. */
export function finish(html: string, steps: readonly Step[]): string {
  const page = readPage(html);
  for (const step of steps) {
    step(page);
  }
  return writePage(page);
}

/** Runs a function for one page or language, and puts that name before the message of what it throws. */
export function withContext<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (reason) {
    throw new Error(`${name}: ${reason instanceof Error ? reason.message : reason}`);
  }
}

const read = (folder: string, page: string) => readFileSync(join(folder, page), 'utf8');

/** Reads from the home page what all pages share, before any page is finished. */
function prepare(folder: string) {
  const home = readPage(read(folder, 'index.html'));
  return { font: findFont(home), hinted: hintCompilation(folder, home) };
}

/**
 * Finishes every page of an export in place, as docs/decisions/ describes. Throws an error that names the
 * page on which something is not as expected.
 */
export function finishExport(folder: string, options: PolicyOptions): void {
  const { font, hinted } = withContext('index.html', () => prepare(folder));
  const steps: Step[] = [
    (page) => renameHintedScripts(page, hinted),
    (page) => chooseFont(page, font),
    (page) =>
      inlineStyleSheet(page, (address) => read(folder, address.slice(options.basePath.length))),
    (page) => addPolicy(page, options),
  ];
  for (const page of listFiles(folder, '.html')) {
    withContext(page, () => writeFileSync(join(folder, page), finish(read(folder, page), steps)));
  }
}
