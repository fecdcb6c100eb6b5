import { z } from 'zod';
import { translatedLanguages } from '../../languages';
import type { Problem } from '../../text/problems';
import { URGENT_PATH } from '../schema/signs';
import { readDataFile } from './data-file';
import type { LanguageFolder } from './files';

const from = z
  .string()
  .regex(/^\/(?:[\w-]+\/)+$/, {
    error: 'must be the old address, which begins and ends with a slash, such as /eye-care/lenses/',
    abort: true,
  })
  .refine(
    (value) => !translatedLanguages.some((code) => value.startsWith(`/${code}/`)),
    'must be written without its language, for it counts in every one',
  )
  .refine(
    (value) => !/^\/blog\/(?!\d+\/$)/.test(value),
    'may be that of a post below /blog/, such as /blog/4/, and no other there',
  );

const to = z
  .string()
  .regex(
    /^\/(?:[\w-]+\/)*$/,
    'must be the address of a page, which begins and ends with a slash, such as /eye-care/',
  );

/** The paths in the source code, whose pages can be neither removed nor renamed. */
export const requiredPaths: readonly string[] = [
  '/',
  ...['/about/', '/about/specialist/', '/vision-therapy/', '/sports-vision/sportsvision/'],
  ...['/eye-care/', URGENT_PATH, '/blog/', '/faq/', '/patient-form/', '/privacy/'],
  ...['/contact/', '/login/', '/register/'],
];

/** A list that may be empty: a YAML key without a value is `null`. */
const list = z.array(z.strictObject({ from, to })).nullish();

const redirectsSchema = z.strictObject({ renamed: list, removed: list });

/** Reads the redirects of renamed and removed pages; returns `null` if the file is invalid. */
export function readRedirects({ files, report }: LanguageFolder) {
  const file = 'content/redirects.yaml';
  const data = readDataFile({ files, report }, file, redirectsSchema);
  /** The path of an existing page by each path of a renamed or removed one. */
  const byPath = new Map<string, string>();
  /** Warnings about entries without effect, because a page exists at the path. */
  const remarks: Problem[] = [];
  for (const name of ['renamed', 'removed'] as const) {
    for (const [index, { from, to }] of data?.value[name]?.entries() ?? []) {
      const place = { file, line: data?.toLine([name, index]) ?? 1 };
      const present = files.byPath.get(from);
      if (present) {
        const message = `This does nothing, since content/en/${present} is at ${from}: delete that file, or remove these lines.`;
        remarks.push({ ...place, message });
      } else if (!requiredPaths.includes(from)) {
        // A missing required page is reported elsewhere, so its path is not redirected.
        if (byPath.has(from)) {
          report({ ...place, message: `${from} is listed twice: remove one of the two entries.` });
        } else if (!files.byPath.has(to)) {
          const message = `${from} leads nowhere, since no page has the address ${to}`;
          report({ ...place, message });
        }
        byPath.set(from, to);
      }
    }
  }
  return data && { byPath, remarks };
}
