import { z } from 'zod';
import { translatedLanguages } from '../language';
import { listFilesByPath } from './addresses';
import { careCardIds } from './model/care-level';
import { readDataFile } from './model/data-file';
import type { Problem, Report } from './model/problems';
import { URGENT_PATH } from './unreviewed';

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

/** The addresses that the program itself names: their pages can be neither removed nor renamed. */
export const requiredPaths: readonly string[] = [
  '/',
  ...['/about/', '/about/specialist/', '/vision-therapy/', '/sports-vision/sportsvision/'],
  ...['/eye-care/', URGENT_PATH, '/blog/', '/faq/', '/patient-form/', '/privacy/'],
  ...['/contact/', '/login/', '/register/'],
];

/** A list that may be empty, as a name without anything behind it is. */
const list = z
  .array(z.strictObject({ from, to }))
  .nullish()
  .transform((entries) => entries ?? []);

const redirectsSchema = z.strictObject({ renamed: list, removed: list });

/** An address whose page was renamed or removed. */
interface Redirect {
  from: string;
  /** A page that is there. */
  to: string;
  /** The file of that page, from the folder of its language on. */
  toFile: string;
  /** Whether the page at `to` has the same places as that which was at `from`. */
  isRenamed: boolean;
  line: number;
}

export interface Redirects {
  byPath: ReadonlyMap<string, Redirect>;
  /** Lines that do nothing, since a page is at the address. */
  remarks: readonly Problem[];
}

type Entry = Omit<Redirect, 'toFile'>;

/** The last page of those to which an address leads; `null` where they lead in a circle. */
function followChain(first: Entry, entries: ReadonlyMap<string, Entry>): Entry | null {
  let { to: path, isRenamed } = first;
  const seen = new Set([first.from]);
  for (let next = entries.get(path); next; next = entries.get(path)) {
    if (seen.has(path)) {
      return null;
    }
    seen.add(path);
    path = next.to;
    isRenamed &&= next.isRenamed;
  }
  return { ...first, to: path, isRenamed };
}

/** Reads where the addresses of renamed and removed pages lead; `null` where the file has a mistake. */
export function readRedirects(root: string, report: Report): Redirects | null {
  const data = readDataFile({ root, report }, REDIRECTS_FILE, redirectsSchema);
  if (!data) {
    return null;
  }
  const files = listFilesByPath(root);
  const listed = (['renamed', 'removed'] as const).flatMap((name) =>
    data.value[name].map((entry, index) => ({
      ...entry,
      isRenamed: name === 'renamed',
      line: data.toLine([name, index]),
    })),
  );
  const isIdle = ({ from }: Entry) => files.has(from);
  const remarks = listed.filter(isIdle).map(({ from, line }) => {
    const message = `This does nothing, since content/en/${files.get(from)} is at ${from}: delete that file, or remove these lines.`;
    return { file: REDIRECTS_FILE, line, message };
  });
  // A required page that is missing is reported as such, so its address is not redirected.
  const active = listed.filter((entry) => !isIdle(entry) && !requiredPaths.includes(entry.from));
  const entries = new Map(active.map((entry) => [entry.from, entry]));
  const byPath = new Map<string, Redirect>();
  for (const entry of active) {
    const { from, line } = entry;
    const reportEntry = (message: string) =>
      report({ file: REDIRECTS_FILE, line, message: `${from} ${message}` });
    const end = followChain(entry, entries);
    const toFile = end && files.get(end.to);
    if (entries.get(from) !== entry) {
      reportEntry('is listed twice: remove one of the two entries.');
    } else if (!end) {
      reportEntry('leads back to itself: write a page that is there.');
    } else if (!toFile) {
      reportEntry(`leads nowhere, since no page has the address ${end.to}`);
    } else {
      byPath.set(from, { ...end, toFile });
    }
  }
  return { byPath, remarks };
}

const cardIds: readonly string[] = Object.values(careCardIds);

/** Where a link inside the site leads, once pages were renamed or removed. */
export function followRedirect({ byPath }: Redirects, href: string): string {
  const [path = '', id] = href.split('#');
  const redirect = byPath.get(path);
  if (!redirect) {
    return href;
  }
  // A place of a removed page is gone. Whom to call is not: the check reports where the other page does
  // not say it.
  const hasPlace = id && (redirect.isRenamed || cardIds.includes(id));
  return hasPlace ? `${redirect.to}#${id}` : redirect.to;
}
