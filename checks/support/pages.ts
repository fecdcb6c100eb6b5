import {
  getAttribute,
  getText,
  listElements,
  type Page,
  type PageElement,
  type PageNode,
  readPage,
} from '@/scripts/html-tree';
import { readExport } from './export';
import { getTextBelow } from './html';
import { toPlainSpaces } from './texts';

const has = (name: string, value: string) => (element: PageElement) =>
  getAttribute(element, name) === value;

function readMetas(elements: readonly PageElement[]): Record<string, string[]> {
  const metas: Record<string, string[]> = {};
  for (const meta of elements) {
    const name = ['name', 'property', 'http-equiv']
      .map((key) => getAttribute(meta, key))
      .find(Boolean);
    metas[name ?? ''] = [...(metas[name ?? ''] ?? []), getAttribute(meta, 'content') ?? ''];
  }
  return metas;
}

/** An object in structured data (JSON-LD). */
export type Thing = Record<string, unknown>;

/** Every object in structured data, outer objects first. */
function listThings(data: unknown): Thing[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  const inner = Object.values(data).flatMap(listThings);
  return Array.isArray(data) ? inner : [data as Thing, ...inner];
}

function toExportedPage(document: Page) {
  const all = listElements(document);
  const list = (...names: readonly string[]) =>
    all.filter(({ tagName }) => names.includes(tagName));
  const links = list('link');
  const findHref = (name: string, value: string) =>
    links.filter(has(name, value)).map((link) => getAttribute(link, 'href') ?? null)[0] ?? null;
  const [main = document] = list('main');
  const [root] = list('html');
  const [title] = list('title');
  const [day] = list('header').flatMap((header) => listElements(header, 'time'));
  return {
    document,
    /** `<main>`, without header and footer. */
    main: main as PageNode,
    language: root && getAttribute(root, 'lang'),
    title: title ? getText(title) : '',
    /** The contents of its meta elements by name, property or http-equiv. */
    metas: readMetas(list('meta')),
    canonical: findHref('rel', 'canonical'),
    feed: findHref('type', 'application/rss+xml'),
    manifest: findHref('rel', 'manifest'),
    /** Its absolute URLs in each of its languages, by `hreflang`. */
    alternates: Object.fromEntries(
      links.flatMap((link) => {
        const code = getAttribute(link, 'hreflang');
        return code ? [[code, getAttribute(link, 'href')]] : [];
      }),
    ),
    icons: links
      .filter((link) => ['icon', 'apple-touch-icon'].includes(getAttribute(link, 'rel') ?? ''))
      .map((link) => ({
        address: getAttribute(link, 'href') ?? '',
        sizes: getAttribute(link, 'sizes') ?? '',
      })),
    /** Every object in its JSON-LD scripts, outer objects first. */
    things: list('script')
      .filter(has('type', 'application/ld+json'))
      .flatMap((script) => listThings(JSON.parse(getText(script)))),
    /** The publication date of a post, as YYYY-MM-DD. */
    publishedOn: (day && getAttribute(day, 'datetime')) ?? null,
    ids: new Set(all.flatMap((part) => getAttribute(part, 'id') ?? [])),
    links: list('a').flatMap((link) => getAttribute(link, 'href') ?? []),
    headings: list('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((heading) =>
      toPlainSpaces(getTextBelow(heading)),
    ),
  };
}

export type ExportedPage = ReturnType<typeof toExportedPage>;

let known: ReadonlyMap<string, ExportedPage> | undefined;

/** Every page of the export, by its URL path; each is parsed only once. */
export function readPages(): ReadonlyMap<string, ExportedPage> {
  known ??= new Map(
    [...readExport('.html')].map(([file, text]) => [
      `/${file.replace('index.html', '')}`,
      toExportedPage(readPage(text)),
    ]),
  );
  return known;
}

/** The exported page at a URL path; throws if there is none. */
export function getExportedPage(path: string): ExportedPage {
  const page = readPages().get(path);
  if (!page) {
    throw new Error(`No page of the export is at ${path}`);
  }
  return page;
}
