import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, readPage, writePage } from '../html-tree';
import { addIntegrity } from './add-integrity';
import { addPolicy } from './add-policy';
import { chooseFont, findFont } from './choose-font';
import { type ExportedFiles, findBuilt, listFiles } from './exported-files';
import { hintCompilation, renameHintedScripts } from './hint-compilation';
import { inlineStyleSheet } from './inline-style-sheet';
import { findPolyfills, leaveOutPolyfill } from './leave-out-polyfill';
import type { OtherOrigins } from './page-policy';

/** Changes the tree of a page, and nothing else; throws one sentence about a page it does not know. */
type Step = (page: Page) => void;

/** Reads a page once, takes it through the steps, and writes it once. */
export function finish(html: string, steps: readonly Step[]): string {
  const page = readPage(html);
  for (const step of steps) {
    step(page);
  }
  return writePage(page);
}

/** Runs for one page, or one language; what it throws is told with that name. */
export function naming<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (reason) {
    throw new Error(`${name}: ${reason instanceof Error ? reason.message : reason}`);
  }
}

const read = (folder: string, page: string) => readFileSync(join(folder, page), 'utf8');

/** What all pages share is found on the home page, before any page is finished. */
function prepare(files: ExportedFiles) {
  const home = readPage(read(files.folder, 'index.html'));
  const font = findFont(home);
  for (const polyfill of findPolyfills(home)) {
    rmSync(findBuilt(files, polyfill));
  }
  leaveOutPolyfill(home);
  return { font, hinted: hintCompilation(files.folder, home) };
}

/** Reads each file once: nearly all pages name the same ones. */
function keepRead(files: ExportedFiles): (address: string) => Buffer {
  const contents = new Map<string, Buffer>();
  return (address) => {
    const content = contents.get(address) ?? readFileSync(findBuilt(files, address));
    contents.set(address, content);
    return content;
  };
}

/**
 * Finishes every page of an export in place, as docs/decisions/ tells. Throws one sentence that names
 * the page on which something is not as expected.
 */
export function finishExport(files: ExportedFiles, origins: OtherOrigins): void {
  const { font, hinted } = naming('index.html', () => prepare(files));
  const readFile = keepRead(files);
  const steps: Step[] = [
    leaveOutPolyfill,
    (page) => renameHintedScripts(page, hinted),
    (page) => chooseFont(page, font),
    (page) => inlineStyleSheet(page, readFile),
    (page) => addIntegrity(page, readFile),
    (page) => addPolicy(page, { basePath: files.basePath, origins }),
  ];
  for (const page of listFiles(files.folder, '.html')) {
    naming(page, () => {
      const html = finish(read(files.folder, page), steps);
      writeFileSync(join(files.folder, page), html);
    });
  }
}
