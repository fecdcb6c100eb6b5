import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  getAttribute,
  getText,
  listElements,
  type Page,
  setAttribute,
  setText,
} from '../html-tree';
import { CHUNKS, listFiles } from './exported-files';

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const hint = '//# allFunctionsCalledOnLoad\n';

/** The minimum size of the scripts of React and Next, which every page loads. */
const LEAST_BYTES = 100_000;

/** The new file names of scripts with a hint, by their original names. */
export type HintedNames = ReadonlyMap<string, string>;

/** Creates a file name with a content hash, because browsers cache the file for a year. */
const toName = (content: string) =>
  `hinted-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.js`;

/** The file names of a page's scripts, except polyfills for browsers without modules. */
const listScriptNames = (page: Page) =>
  listElements(page, 'script').flatMap((script) => {
    const address = getAttribute(script, 'src');
    return address && getAttribute(script, 'nomodule') === undefined
      ? [basename(new URL(address, 'http://site').pathname)]
      : [];
  });

/** The names that are referenced in scripts and data, whose files would need new names too. */
function listNamedInFiles(folder: string, names: readonly string[]): Set<string> {
  const found = listFiles(folder, '.js', '.json').flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return names.filter((name) => text.includes(name));
  });
  return new Set(found);
}

/**
 * Adds a compile hint to the large scripts of a page, so that the browser compiles all functions in a
 * background thread during loading and not on the main thread at the first call. A script with a hint gets a
 * new name; one that other files reference is unchanged. Throws if no script is changed.
 */
export function hintCompilation(folder: string, page: Page): HintedNames {
  const chunks = join(folder, CHUNKS);
  const scripts = new Map(
    listScriptNames(page).map((name) => [name, readFileSync(join(chunks, name), 'utf8')]),
  );
  const large = [...scripts.keys()].filter(
    (name) => (scripts.get(name)?.length ?? 0) >= LEAST_BYTES,
  );
  const namedInFiles = listNamedInFiles(folder, large);
  const hinted = new Map<string, string>();
  for (const name of large.filter((one) => !namedInFiles.has(one))) {
    const content = hint + scripts.get(name);
    hinted.set(name, toName(content));
    writeFileSync(join(chunks, toName(content)), content);
    rmSync(join(chunks, name));
  }
  if (hinted.size === 0) {
    throw new Error(
      `No script has ${LEAST_BYTES} bytes and is named by pages alone: which ones hold React and Next?`,
    );
  }
  return hinted;
}

const rename = (text: string, hinted: HintedNames) =>
  [...hinted].reduce((now, [from, to]) => now.replaceAll(`/${from}`, `/${to}`), text);

/**
 * Replaces the original names in a page: in `src` and `href`, and in the inline script with the chunks for
 * which Turbopack's runtime waits.
 */
export function renameHintedScripts(page: Page, hinted: HintedNames): void {
  for (const element of listElements(page, 'script', 'link')) {
    for (const { name, value } of element.attrs.filter(({ name }) => /^(?:src|href)$/.test(name))) {
      setAttribute(element, name, rename(value, hinted));
    }
    const text = getText(element);
    const renamed = rename(text, hinted);
    if (renamed !== text) {
      setText(element, renamed);
    }
  }
}
