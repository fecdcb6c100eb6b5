import { z } from 'zod';
import { translatedLanguages } from '../../languages';
import { URGENT_PATH } from '../schema/signs';
import { readDataFile } from './data-file';
import type { LanguageFolder } from './files';

const from = z
  .string()
  .regex(
    new RegExp(`^/(?!(?:${translatedLanguages.join('|')})/|blog/(?!\\d+/$))(?:[\\w-]+/)+$`),
    'must be the old address without its language, with a slash at both ends, such as /eye-care/lenses/ or /blog/4/',
  );

const to = z
  .string()
  .regex(
    /^\/(?:[\w-]+\/)*$/,
    'must be the address of a page, which begins and ends with a slash, such as /eye-care/',
  );

/** The paths that the source code uses, whose pages can be neither removed nor renamed. */
export const requiredPaths: readonly string[] = [
  '/',
  ...['/about/', '/about/specialist/', '/vision-therapy/', '/sports-vision/sportsvision/'],
  ...['/eye-care/', URGENT_PATH, '/blog/', '/faq/', '/patient-form/', '/privacy/'],
  ...['/contact/', '/login/', '/register/'],
];

/** Advice about a page that does not exist. */
export const toRedirectAdvice = (path: string): string =>
  `if it was renamed or removed, write into content/redirects.yaml, below \`renamed:\` or \`removed:\`, a line \`  - from: ${path}\`, and below it \`    to: \` and the address of the page that visitors come to in its place`;

/** A list that may be empty: a YAML key without a value is `null`. */
const list = z.array(z.strictObject({ from, to })).nullish();

const redirectsSchema = z.strictObject({ renamed: list, removed: list });

/** Maps the paths of renamed and removed pages to existing pages; `null` if the file is invalid. */
export function readRedirects(folder: LanguageFolder) {
  const { files, report } = folder;
  const file = 'content/redirects.yaml';
  const data = readDataFile(folder, file, redirectsSchema);
  const redirects = new Map<string, string>();
  for (const name of ['renamed', 'removed'] as const) {
    for (const [index, { from, to }] of data?.value[name]?.entries() ?? []) {
      // A missing required page is reported by `checkPages`, so its path needs no redirect.
      if (!files.byPath.has(from) && !requiredPaths.includes(from)) {
        if (!files.byPath.has(to)) {
          const message = `${from} leads nowhere, since no page has the address ${to}`;
          report({ file, line: data?.toLine([name, index]) ?? 1, message });
        }
        redirects.set(from, to);
      }
    }
  }
  return data && redirects;
}
