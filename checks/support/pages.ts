import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getAttribute,
  getText,
  listElements,
  type Page,
  type PageElement,
  type PageNode,
  readPage,
} from '@/scripts/html-tree';
import { getTextBelow } from './html';

/** A parsed page of the export. */
export interface ExportedPage {
  document: Page;
  /** `<main>`, without header and footer. */
  main: PageNode;
  language: string | null;
  title: string;
  /** The contents of its meta elements by name, property or http-equiv. */
  metas: Record<string, string[]>;
  canonical: string | null;
  feed: string | null;
  manifest: string | null;
  icons: { address: string; sizes: string }[];
  /** The content of its JSON-LD scripts. */
  structuredData: unknown[];
  breadcrumbs: { label: string; href: string | null }[];
  questions: { question: string; answer: string }[];
  /** The publication date of a post, as YYYY-MM-DD. */
  publishedOn: string | null;
  ids: Set<string>;
  /** The `href` of each link. */
  links: string[];
  headings: { level: number; text: string }[];
}

/** A text without no-break spaces. */
const toTyped = (text: string) => text.replaceAll('\u00a0', ' ').trim();

const has = (name: string, value: string) => (element: PageElement) =>
  getAttribute(element, name) === value;

function findHref(links: readonly PageElement[], name: string, value: string): string | null {
  const link = links.find(has(name, value));
  return (link && getAttribute(link, 'href')) ?? null;
}

function readMetas(document: Page): Record<string, string[]> {
  const metas: Record<string, string[]> = {};
  for (const meta of listElements(document, 'meta')) {
    const name = ['name', 'property', 'http-equiv']
      .map((key) => getAttribute(meta, key))
      .find(Boolean);
    metas[name ?? ''] = [...(metas[name ?? ''] ?? []), getAttribute(meta, 'content') ?? ''];
  }
  return metas;
}

const readBreadcrumbs = (main: PageNode) =>
  listElements(main, 'nav')
    .filter((nav) => listElements(nav).some(has('aria-current', 'page')))
    .flatMap((nav) => listElements(nav, 'li'))
    .map((item) => ({
      label: toTyped(getTextBelow(item, (part) => getAttribute(part, 'aria-hidden') !== undefined)),
      href: listElements(item, 'a').map((link) => getAttribute(link, 'href'))[0] ?? null,
    }));

/** The questions: other `<details>` have no name. */
const readQuestions = (document: Page) =>
  listElements(document, 'details')
    .filter(has('name', 'faq'))
    .map((details) => ({
      question: listElements(details, 'summary')
        .slice(0, 1)
        .map((summary) => toTyped(getTextBelow(summary, ({ tagName }) => tagName === 'svg')))
        .join(),
      answer: listElements(details, 'p')
        .map((part) => toTyped(getTextBelow(part, ({ tagName }) => tagName === 'sup')))
        .join('\n'),
    }));

function toExportedPage(document: Page): ExportedPage {
  const links = listElements(document, 'link');
  const [main = document] = listElements(document, 'main');
  const [root] = listElements(document, 'html');
  const [title] = listElements(document, 'title');
  const [day] = listElements(document, 'header').flatMap((header) => listElements(header, 'time'));
  return {
    document,
    main,
    language: (root && getAttribute(root, 'lang')) ?? null,
    title: title ? getText(title) : '',
    metas: readMetas(document),
    canonical: findHref(links, 'rel', 'canonical'),
    feed: findHref(links, 'type', 'application/rss+xml'),
    manifest: findHref(links, 'rel', 'manifest'),
    icons: links
      .filter((link) => ['icon', 'apple-touch-icon'].includes(getAttribute(link, 'rel') ?? ''))
      .map((link) => ({
        address: getAttribute(link, 'href') ?? '',
        sizes: getAttribute(link, 'sizes') ?? '',
      })),
    structuredData: listElements(document, 'script')
      .filter(has('type', 'application/ld+json'))
      .map((script) => JSON.parse(getText(script))),
    breadcrumbs: readBreadcrumbs(main),
    questions: readQuestions(document),
    publishedOn: (day && getAttribute(day, 'datetime')) ?? null,
    ids: new Set(listElements(document).flatMap((part) => getAttribute(part, 'id') ?? [])),
    links: listElements(document, 'a').flatMap((link) => getAttribute(link, 'href') ?? []),
    headings: listElements(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: toTyped(getTextBelow(heading)),
    })),
  };
}

const known = new Map<string, ReadonlyMap<string, ExportedPage>>();

/** Every page of an export by its address; each is parsed once. */
export function readPages(folder = 'out'): ReadonlyMap<string, ExportedPage> {
  const pages =
    known.get(folder) ??
    new Map(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => [
          `/${file.replace('index.html', '')}`,
          toExportedPage(readPage(readFileSync(join(folder, file), 'utf8'))),
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
