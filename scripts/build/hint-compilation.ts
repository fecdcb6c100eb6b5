import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getAttribute, getText, listElements, type Page, setText } from '../html-tree';
import { listFiles } from './list-files';

const CHUNKS = '_next/static/chunks';

/** Explicit compile hint: https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const hint = '//# allFunctionsCalledOnLoad\n';

/** The minimum size, in bytes, of scripts to hint: those of React and Next, which every page loads. */
const LEAST_BYTES = 100_000;

/** The file names of a page's async scripts: all but polyfills for browsers without modules. */
const listScriptNames = (page: Page) =>
  listElements(page, 'script')
    .filter((script) => getAttribute(script, 'async') !== undefined)
    .map((script) => basename(getAttribute(script, 'src') ?? ''));

/**
 * Adds a compile hint to the large scripts of a page, so that their functions are compiled in a background thread while
 * they load. Skips scripts that other files refer to, which would need new names too. Returns the new names by the old
 * ones; throws if there are none.
 */
export function hintCompilation(folder: string, page: Page): ReadonlyMap<string, string> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const texts = listFiles(folder, '.js', '.json').map(read);
  const hinted = new Map<string, string>();
  for (const name of listScriptNames(page)) {
    const file = join(CHUNKS, name);
    const content = hint + read(file);
    if (content.length >= LEAST_BYTES && !texts.some((text) => text.includes(name))) {
      // Browsers cache the file for a year, so its name has a hash of its content.
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      hinted.set(name, `hinted-${hash}.js`);
      writeFileSync(join(folder, CHUNKS, `hinted-${hash}.js`), content);
      rmSync(join(folder, file));
    }
  }
  if (hinted.size === 0) {
    throw new Error(
      `No script has ${LEAST_BYTES} bytes and is named by pages alone: which ones hold React and Next?`,
    );
  }
  return hinted;
}

/**
 * Replaces the original script names in a page: in `src`, and in the inline script that lists the chunks for which
 * Turbopack's runtime waits.
 */
export function renameHintedScripts(page: Page, hinted: ReadonlyMap<string, string>): void {
  const rename = (text: string) =>
    [...hinted].reduce((now, [from, to]) => now.replaceAll(`/${from}`, `/${to}`), text);
  for (const element of listElements(page, 'script')) {
    for (const attribute of element.attrs.filter(({ name }) => name === 'src')) {
      attribute.value = rename(attribute.value);
    }
    const text = getText(element);
    if (rename(text) !== text) {
      setText(element, rename(text));
    }
  }
}
