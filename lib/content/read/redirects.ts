import { z } from 'zod';
import { translatedLanguages } from '../../languages';
import type { Problem, Report } from '../../text/problems';
import { URGENT_PATH } from '../schema/signs';
import { readDataFile } from './data-file';
import { listFilesByPath } from './files';

export const REDIRECTS_FILE = 'content/redirects.yaml';

const from = z
  .string()
  .regex(/^\/(?:[\w-]+\/)+$/, {
    error: 'must be the old address, which begins and ends with a slash, such as /eye-care/lenses/',
    abort: true,
  })
  .refine((value) => !translatedLanguages.some((code) => value.startsWith(`/${code}/`)), {
    error: 'must be written without its language, for it counts in every one',
  })
  .refine((value) => !/^\/blog\/(?!\d+\/$)/.test(value), {
    error: 'may be that of a post below /blog/, such as /blog/4/, and no other there',
  });

const to = z.string().regex(/^\/(?:[\w-]+\/)*$/, {
  error: 'must be the address of a page, which begins and ends with a slash, such as /eye-care/',
});

/** The paths in the source code, whose pages can be neither removed nor renamed. */
export const requiredPaths: readonly string[] = [
  '/',
  ...['/about/', '/about/specialist/', '/vision-therapy/', '/sports-vision/sportsvision/'],
  ...['/eye-care/', URGENT_PATH, '/blog/', '/faq/', '/patient-form/', '/privacy/'],
  ...['/contact/', '/login/', '/register/'],
];

/** The schema of a list that may be empty: a YAML key without a value is `null`. */
const list = z
  .array(z.strictObject({ from, to }))
  .nullish()
  .transform((entries) => entries ?? []);

const redirectsSchema = z.strictObject({ renamed: list, removed: list });

export interface Redirects {
  /** The path of an existing page by each path of a renamed or removed one. */
  byPath: ReadonlyMap<string, string>;
  /** Warnings about entries without effect, because a page exists at the path. */
  remarks: readonly Problem[];
}

/** Reads the redirects of renamed and removed pages; returns `null` if the file is invalid. */
export function readRedirects(root: string, report: Report): Redirects | null {
  const data = readDataFile({ root, report }, REDIRECTS_FILE, redirectsSchema);
  if (!data) {
    return null;
  }
  const files = listFilesByPath(root);
  const listed = (['renamed', 'removed'] as const).flatMap((name) =>
    data.value[name].map((entry, index) => ({ ...entry, line: data.toLine([name, index]) })),
  );
  const isIdle = ({ from }: { from: string }) => files.has(from);
  const remarks = listed.filter(isIdle).map(({ from, line }) => {
    const message = `This does nothing, since content/en/${files.get(from)} is at ${from}: delete that file, or remove these lines.`;
    return { file: REDIRECTS_FILE, line, message };
  });
  // A missing required page is reported elsewhere, so its path is not redirected.
  const active = listed.filter((entry) => !isIdle(entry) && !requiredPaths.includes(entry.from));
  const byPath = new Map<string, string>();
  for (const { from, to, line } of active) {
    const reportEntry = (message: string) =>
      report({ file: REDIRECTS_FILE, line, message: `${from} ${message}` });
    if (byPath.has(from)) {
      reportEntry('is listed twice: remove one of the two entries.');
    } else if (!files.has(to)) {
      reportEntry(`leads nowhere, since no page has the address ${to}`);
    }
    byPath.set(from, to);
  }
  return { byPath, remarks };
}
