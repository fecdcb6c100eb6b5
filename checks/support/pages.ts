import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, type Element, findAll, findTags, type Node, parseHtml, textOf } from './html';

/** One page of the export, as a machine reads it. */
export interface ExportedPage {
  document: Node;
  /** What is only on this page; its header and footer are not in it. */
  main: Node;
  language: string | null;
  title: string;
  /** The contents of its meta elements by name, property or http-equiv. */
  metas: Record<string, string[]>;
  canonical: string | null;
  feed: string | null;
  manifest: string | null;
  icons: { address: string; sizes: string }[];
  /** What its scripts of structured data hold. */
  structuredData: unknown[];
  breadcrumbs: { label: string; href: string | null }[];
  questions: { question: string; answer: string }[];
  /** The day in its header, as YYYY-MM-DD; only posts have one. */
  publishedOn: string | null;
  ids: Set<string>;
  /** Where the links of the page lead, as they are written. */
  links: string[];
  headings: { level: number; text: string }[];
}

/** A text as one types it: without what keeps words on one line. */
const toTyped = (text: string) => text.replaceAll('\u00a0', ' ').trim();

const has = (name: string, value: string) => (element: Element) =>
  attributeOf(element, name) === value;

const hrefOf = (links: Element[], name: string, value: string) => {
  const link = links.find(has(name, value));
  return link ? attributeOf(link, 'href') : null;
};

function readMetas(document: Node): Record<string, string[]> {
  const metas: Record<string, string[]> = {};
  for (const meta of findTags(document, 'meta')) {
    const name = ['name', 'property', 'http-equiv']
      .map((key) => attributeOf(meta, key))
      .find(Boolean);
    metas[name ?? ''] = [...(metas[name ?? ''] ?? []), attributeOf(meta, 'content') ?? ''];
  }
  return metas;
}

const readBreadcrumbs = (main: Node) =>
  findTags(main, 'nav')
    .filter((nav) => findAll(nav, has('aria-current', 'page')).length > 0)
    .flatMap((nav) => findTags(nav, 'li'))
    .map((item) => ({
      label: toTyped(textOf(item, (part) => attributeOf(part, 'aria-hidden') !== null)),
      href: findTags(item, 'a').map((link) => attributeOf(link, 'href'))[0] ?? null,
    }));

const readQuestions = (document: Node) =>
  findTags(document, 'details').map((details) => ({
    question: findTags(details, 'summary')
      .slice(0, 1)
      .map((summary) => toTyped(textOf(summary, ({ tagName }) => tagName === 'svg')))
      .join(),
    answer: findTags(details, 'p')
      .map((part) => toTyped(textOf(part, ({ tagName }) => tagName === 'sup')))
      .join('\n'),
  }));

function readPage(html: string): ExportedPage {
  const document = parseHtml(html);
  const links = findTags(document, 'link');
  const [main = document] = findTags(document, 'main');
  const [root] = findTags(document, 'html');
  const [title] = findTags(document, 'title');
  const [day] = findTags(document, 'header').flatMap((header) => findTags(header, 'time'));
  return {
    document,
    main,
    language: root ? attributeOf(root, 'lang') : null,
    title: title ? textOf(title) : '',
    metas: readMetas(document),
    canonical: hrefOf(links, 'rel', 'canonical'),
    feed: hrefOf(links, 'type', 'application/rss+xml'),
    manifest: hrefOf(links, 'rel', 'manifest'),
    icons: links
      .filter((link) => ['icon', 'apple-touch-icon'].includes(attributeOf(link, 'rel') ?? ''))
      .map((link) => ({
        address: attributeOf(link, 'href') ?? '',
        sizes: attributeOf(link, 'sizes') ?? '',
      })),
    structuredData: findTags(document, 'script')
      .filter(has('type', 'application/ld+json'))
      .map((script) => JSON.parse(textOf(script))),
    breadcrumbs: readBreadcrumbs(main),
    questions: readQuestions(document),
    publishedOn: day ? attributeOf(day, 'datetime') : null,
    ids: new Set(findAll(document, () => true).flatMap((part) => attributeOf(part, 'id') ?? [])),
    links: findTags(document, 'a').flatMap((link) => attributeOf(link, 'href') ?? []),
    headings: findTags(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: toTyped(textOf(heading)),
    })),
  };
}

const known = new Map<string, ReadonlyMap<string, ExportedPage>>();

/** Every page of an export by its address inside the site; each is read once. */
export function readPages(folder = 'out'): ReadonlyMap<string, ExportedPage> {
  const pages =
    known.get(folder) ??
    new Map(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => [
          `/${file.replace('index.html', '')}`,
          readPage(readFileSync(join(folder, file), 'utf8')),
        ]),
    );
  known.set(folder, pages);
  return pages;
}

/** The page at an address of the export; throws where there is none. */
export function getExportedPage(path: string, folder = 'out'): ExportedPage {
  const page = readPages(folder).get(path);
  if (!page) {
    throw new Error(`No page of the export is at ${path}`);
  }
  return page;
}
