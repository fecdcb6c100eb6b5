import type { Browser } from '@playwright/test';
import { readExport } from './export';

/** What a machine reads in one page of the export. */
export interface ReadDocument {
  title: string;
  /** The contents of its meta elements by name or property. */
  metas: Record<string, string[]>;
  canonical: string | null;
  feed: string | null;
  manifest: string | null;
  icons: { address: string; sizes: string }[];
  /** The texts of its scripts of structured data. */
  structuredData: string[];
  /** The way down to it, as the visitor sees it. */
  crumbs: { label: string; href: string | null }[];
  questions: { question: string; answer: string }[];
  publishedOn: string | null;
  ids: string[];
  text: string;
}

function readAll(files: [string, string][]): [string, ReadDocument][] {
  const textOf = (element: Element | null, left: string) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const part of copy?.querySelectorAll(left) ?? []) {
      part.remove();
    }
    return copy?.textContent?.replaceAll('\u00a0', ' ').trim() ?? '';
  };
  return files.map(([file, html]) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const hrefOf = (selector: string) => page.querySelector(selector)?.getAttribute('href') ?? null;
    const metas: Record<string, string[]> = {};
    for (const meta of all('meta')) {
      const name = ['name', 'property', 'http-equiv']
        .map((key) => meta.getAttribute(key))
        .find(Boolean);
      metas[name ?? ''] = [...(metas[name ?? ''] ?? []), meta.getAttribute('content') ?? ''];
    }
    return [
      `/${file.replace('index.html', '')}`,
      {
        title: page.title,
        metas,
        canonical: hrefOf('link[rel="canonical"]'),
        manifest: hrefOf('link[rel="manifest"]'),
        icons: all('link[rel="icon"], link[rel="apple-touch-icon"]').map((link) => ({
          address: link.getAttribute('href') ?? '',
          sizes: link.getAttribute('sizes') ?? '',
        })),
        feed: hrefOf('link[type="application/rss+xml"]'),
        structuredData: all('script[type="application/ld+json"]').map(
          (script) => script.textContent ?? '',
        ),
        crumbs: all('main nav:has([aria-current="page"]) li').map((item) => ({
          label: textOf(item, '[aria-hidden]'),
          href: item.querySelector('a')?.getAttribute('href') ?? null,
        })),
        questions: all('details').map((details) => ({
          question: textOf(details.querySelector('summary'), 'svg'),
          answer: [...details.querySelectorAll('p')].map((part) => textOf(part, 'sup')).join('\n'),
        })),
        publishedOn: page.querySelector('header time')?.getAttribute('datetime') ?? null,
        ids: all('[id]').map(({ id }) => id),
        text: page.querySelector('main')?.textContent ?? '',
      },
    ];
  });
}

/** Every page of the export by its address inside the site, read as a browser reads HTML. */
export async function readDocuments(browser: Browser): Promise<Map<string, ReadDocument>> {
  const page = await browser.newPage();
  const documents = await page.evaluate(readAll, [...readExport('.html')]);
  await page.close();
  return new Map(documents);
}
