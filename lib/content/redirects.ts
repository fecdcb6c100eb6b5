import { z } from 'zod';
import { translatedLanguages } from '../languages';
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

/** A redirect from the path of a renamed or removed page. */
interface Redirect {
  from: string;
  /** The path of an existing page. */
  to: string;
  /** The file of that page, relative to the folder of its language. */
  toFile: string;
  /** Whether the page was renamed, so that fragment ids of `from` are valid at `to`. */
  isRenamed: boolean;
  line: number;
}

export interface Redirects {
  byPath: ReadonlyMap<string, Redirect>;
  /** Warnings about entries without effect, because a page exists at the path. */
  remarks: readonly Problem[];
}

type Entry = Omit<Redirect, 'toFile'>;

/** The target of a chain of redirects; `null` for a redirect loop. */
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

/** Reads the redirects of renamed and removed pages; returns `null` if the file is invalid. */
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
  // A missing required page is reported elsewhere, so its path is not redirected.
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

/** The target of an internal link after the redirects of renamed and removed pages. */
export function followRedirect({ byPath }: Redirects, href: string): string {
  const [path = '', id] = href.split('#');
  const redirect = byPath.get(path);
  if (!redirect) {
    return href;
  }
  // A removed page loses its fragment ids, except those of care cards: the check reports a target page
  // without the card.
  const hasPlace = id && (redirect.isRenamed || cardIds.includes(id));
  return hasPlace ? `${redirect.to}#${id}` : redirect.to;
}
