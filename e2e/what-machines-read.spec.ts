import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { FEED_POSTS } from '@/lib/content/feed';
import { getClinic, getWords } from '@/lib/content/get-content';
import { getAliases } from '@/lib/content/pages';
import { getPosts } from '@/lib/content/posts';
import { listSharedPages } from '@/lib/content/site-pages';
import { formatMessage } from '@/lib/format-message';
import { language } from '@/lib/language';
import { pageColours } from '@/lib/site/style-tokens';
import { pictureSize, toPictureName } from '@/lib/social-picture';
import { type ReadDocument, readDocuments } from './support/documents';
import { readExport } from './support/export';
import {
  demoPaths,
  sharedPaths,
  sitePaths,
  specifiedDemos,
  specifiedRoutes,
} from './support/routes';
import { listPlainRuns, toPlainSpaces } from './support/texts';

const clinic = getClinic();
const { site, 'not-found': notFound } = getWords();
const aliases = getAliases().map(({ from, page }) => ({ from, to: page.path }));

/** The whole address of the site, as the export gives it to search engines. */
const [, siteUrl = ''] =
  /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync('out/robots.txt', 'utf8')) ?? [];

let documents: Map<string, ReadDocument>;

const read = (path: string) => documents.get(path) as ReadDocument;
const toPageTitle = (title: string) => formatMessage(site.pageTitle, { title });

test.describe('what machines read', { tag: '@any-screen' }, () => {
  test.beforeAll(async ({ browser }) => {
    documents = await readDocuments(browser);
  });

  test('every page of the export is one of the content, and every one of these is there', () => {
    const listed = [...sharedPaths, ...aliases.map(({ from }) => from), '/404.html'];
    expect([...documents.keys()]).toEqual(expect.arrayContaining(listed));
    const unlisted = new Set(documents.keys());
    for (const path of [...listed, '/404/', '/_not-found/']) {
      unlisted.delete(path);
    }
    expect([...unlisted]).toEqual([]);
  });

  test('the pages that the specification names are there, under their names', () => {
    for (const { path, title } of specifiedRoutes) {
      expect(sitePaths).toContain(path);
      expect(read(path).title, path).toMatch(title);
    }
    expect(demoPaths).toEqual(expect.arrayContaining([...specifiedDemos]));
    for (const path of demoPaths) {
      expect(read(path).title, path).toMatch(/demo/);
    }
    expect(aliases).toContainEqual({
      from: '/vision-therapy/autism/',
      to: '/vision-therapy/austim/',
    });
  });

  test('every page has a head of its own', () => {
    const pages = listSharedPages();
    for (const { path, title: own } of pages) {
      const { title, metas, canonical, feed, publishedOn } = read(path);
      const description = metas.description?.[0] ?? '';
      const picture = `${siteUrl}/social/${toPictureName(path)}`;
      expect(title, path).toBe(toPageTitle(own));
      expect(own.length, own).toBeLessThanOrEqual(60);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
      expect({ canonical, feed, metas }, path).toMatchObject({
        canonical: `${siteUrl}${path}`,
        feed: `${siteUrl}/blog/feed.xml`,
        metas: {
          'theme-color': [pageColours.dark],
          'og:title': [own],
          'og:description': [description],
          'og:url': [`${siteUrl}${path}`],
          'og:site_name': [clinic.name],
          'og:locale': [language.tag.replace('-', '_')],
          'og:type': [publishedOn ? 'article' : 'website'],
          'og:image': [picture],
          'og:image:width': [`${pictureSize.width}`],
          'og:image:height': [`${pictureSize.height}`],
          'og:image:alt': [own],
          'twitter:card': ['summary_large_image'],
          'twitter:title': [own],
          'twitter:description': [description],
          'twitter:image': [picture],
        },
      });
      expect(metas['article:published_time']?.[0] ?? null, path).toBe(publishedOn);
    }
    expect(new Set(pages.map(({ path }) => read(path).title)).size).toBe(pages.length);
    const descriptions = pages.map(({ path }) => read(path).metas.description?.[0]);
    expect(new Set(descriptions).size).toBe(pages.length);
  });

  test('only the pages that stand for themselves are for search engines', () => {
    for (const path of sitePaths) {
      expect(read(path).metas.robots, path).toBeUndefined();
    }
    for (const path of demoPaths) {
      expect(read(path).metas.robots, path).toEqual(['noindex']);
    }
    expect(read('/404.html')).toMatchObject({ canonical: null, metas: { robots: ['noindex'] } });
    expect(read('/404.html').title).toBe(toPageTitle(notFound.title));
    for (const { from, to } of aliases) {
      expect(read(from).canonical).toBe(`${siteUrl}${to}`);
      expect(read(from).title).toBe(read(to).title);
      expect(read(from).metas.robots).toBeUndefined();
      expect(read(from).metas.refresh?.[0]).toMatch(new RegExp(`^0; url=.*${to}$`));
    }
  });

  test('the sitemap lists these pages and says only dates that the pages say', async ({ page }) => {
    const entries = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const textOf = (entry: Element, name: string) =>
          entry.getElementsByTagName(name)[0]?.textContent ?? null;
        return [...document.getElementsByTagName('url')].map((entry) => ({
          address: textOf(entry, 'loc'),
          date: textOf(entry, 'lastmod'),
        }));
      },
      readFileSync('out/sitemap.xml', 'utf8'),
    );
    expect(entries.map(({ address }) => address).sort()).toEqual(
      sitePaths.map((path) => read(path).canonical).sort(),
    );
    for (const { address, date } of entries) {
      const { publishedOn, structuredData } = read(`${address}`.slice(siteUrl.length));
      const [, reviewedOn] = /"lastReviewed":"([^"]+)"/.exec(structuredData.join()) ?? [];
      expect(date, `${address}`).toBe(reviewedOn ?? publishedOn);
    }
  });

  test('the feed carries the newest posts in full, with links that lead somewhere', async ({
    page,
  }) => {
    const { faults, items } = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        const textOf = (item: Element, name: string) =>
          item.getElementsByTagName(name)[0]?.textContent ?? '';
        return {
          faults: feed.getElementsByTagName('parsererror').length,
          items: [...feed.getElementsByTagName('item')].map((item) => {
            const html = textOf(item, 'content:encoded');
            const content = new DOMParser().parseFromString(html, 'text/html');
            return {
              link: textOf(item, 'link'),
              title: textOf(item, 'title'),
              text: content.body.textContent ?? '',
              blocks: [...content.querySelectorAll('p, li, h2, h3, dt, dd')].map(
                (block) => block.textContent ?? '',
              ),
              links: [...content.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? ''),
            };
          }),
        };
      },
      readFileSync('out/blog/feed.xml', 'utf8'),
    );
    expect(faults).toBe(0);
    const posts = getPosts();
    expect(sitePaths.filter((path) => read(path).publishedOn).sort()).toEqual(
      posts.map(({ path }) => path).sort(),
    );
    expect(items.map(({ link }) => link)).toEqual(
      posts.slice(0, FEED_POSTS).map(({ path }) => siteUrl + path),
    );
    const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
    for (const [index, { title, text, blocks, links }] of items.entries()) {
      const { path = '', title: own, body = [] } = posts[index] ?? {};
      expect(title).toBe(own);
      expect(withoutSpaces(blocks.join(''))).toBe(withoutSpaces(text));
      const words = toPlainSpaces(text);
      for (const run of listPlainRuns(body)) {
        expect(words).toContain(toPlainSpaces(run));
      }
      // Each block stands on the page as well, behind the one before.
      const pageText = toPlainSpaces(read(path).text);
      let end = 0;
      for (const block of blocks.map(toPlainSpaces)) {
        const start = pageText.indexOf(block, end);
        expect(start, `${path}: ${block}`).toBeGreaterThanOrEqual(end);
        end = start + block.length;
      }
      const dead = links.filter((href) => {
        const [address = '', id] = href.split('#');
        const target = documents.get(address.slice(siteUrl.length));
        return (
          !/^(http|tel:)/.test(href) ||
          (href.startsWith(siteUrl) && !target) ||
          (id && !target?.ids.includes(id))
        );
      });
      expect(dead, path).toEqual([]);
    }
  });

  test('every page has a picture of its own for those who share it', () => {
    const pictures = readExport('.png', 'latin1');
    for (const path of sharedPaths) {
      const name = toPictureName(path);
      const picture = Buffer.from(pictures.get(`social/${name}`) ?? '', 'latin1');
      expect(picture.subarray(1, 4).toString(), name).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], name).toEqual([
        pictureSize.width,
        pictureSize.height,
      ]);
      expect(picture.length, name).toBeLessThan(100_000);
    }
    expect(new Set(sharedPaths.map(toPictureName)).size).toBe(sharedPaths.length);
  });

  test('every icon that a page or the manifest names is there in its size', () => {
    const pictures = readExport('.png', 'latin1');
    const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
    const named: { address: string; sizes: string }[] = [
      ...manifest.icons.map(({ src, sizes }: Record<string, string>) => ({ address: src, sizes })),
      ...read('/').icons,
    ];
    for (const { address, sizes } of named.filter(({ sizes }) => sizes !== 'any')) {
      const picture = Buffer.from(pictures.get(address.slice(1)) ?? '', 'latin1');
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, address).toBe(sizes);
    }
    expect(named.map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['any', '48x48', '180x180', '192x192', '512x512']),
    );
    expect(manifest).toMatchObject({ name: clinic.name, start_url: '/', lang: language.tag });
    expect(manifest.icons.map(({ purpose }: Record<string, string>) => purpose)).toContain(
      'maskable',
    );
    expect(readFileSync('out/icons/icon.svg', 'utf8')).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    expect(read('/').manifest).toBe('/manifest.webmanifest');
  });
});
