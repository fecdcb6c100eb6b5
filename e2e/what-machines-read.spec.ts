import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { notFound } from '@/content/en/not-found';
import { site } from '@/content/en/site';
import { pictureSize, toPictureName } from '@/lib/social-picture';
import { themeColours } from '@/lib/theme-colours';
import { type ReadDocument, readDocuments } from './support/documents';
import { readExport } from './support/export';
import { demoRoutes, routes } from './support/routes';

const alias = '/vision-therapy/autism/';
const aliasTarget = '/vision-therapy/austim/';
const paths = routes.map(({ path }) => path);
const sharedPaths = [...paths, ...demoRoutes];

/** The whole address of the site, as the export gives it to search engines. */
const [, siteUrl = ''] =
  /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync('out/robots.txt', 'utf8')) ?? [];

let documents: Map<string, ReadDocument>;

const read = (path: string) => documents.get(path) as ReadDocument;
const ownTitle = (path: string) => read(path).title.replace(` | ${site.titleSuffix}`, '');

test.describe('what machines read', { tag: '@any-screen' }, () => {
  test.beforeAll(async ({ browser }) => {
    documents = await readDocuments(browser);
  });

  test('every page of the export is one of these', () => {
    const unlisted = new Set(documents.keys());
    for (const path of [...sharedPaths, alias, '/404.html', '/404/', '/_not-found/']) {
      unlisted.delete(path);
    }
    expect([...unlisted]).toEqual([]);
  });

  test('every page has a head of its own', () => {
    for (const path of sharedPaths) {
      const { title, metas, canonical, feed, publishedOn } = read(path);
      const own = ownTitle(path);
      const description = metas.description?.[0] ?? '';
      const picture = `${siteUrl}/social/${toPictureName(path)}`;
      expect(title, path).toMatch(routes.find((route) => route.path === path)?.title ?? /demo/);
      expect(title).toBe(`${own} | ${site.titleSuffix}`);
      expect(own.length, own).toBeLessThanOrEqual(60);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
      expect({ canonical, feed, metas }, path).toMatchObject({
        canonical: `${siteUrl}${path}`,
        feed: `${siteUrl}/blog/feed.xml`,
        metas: {
          'theme-color': [themeColours.dark.get('bg'), themeColours.light.get('bg')],
          'og:title': [own],
          'og:description': [description],
          'og:url': [`${siteUrl}${path}`],
          'og:site_name': [site.titleSuffix],
          'og:locale': ['en_IN'],
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
    expect(new Set(sharedPaths.map(ownTitle)).size).toBe(sharedPaths.length);
    const descriptions = sharedPaths.map((path) => read(path).metas.description?.[0]);
    expect(new Set(descriptions).size).toBe(sharedPaths.length);
  });

  test('only the pages that stand for themselves are for search engines', () => {
    for (const path of paths) {
      expect(read(path).metas.robots, path).toBeUndefined();
    }
    for (const path of demoRoutes) {
      expect(read(path).metas.robots, path).toEqual(['noindex']);
    }
    expect(read('/404.html')).toMatchObject({ canonical: null, metas: { robots: ['noindex'] } });
    expect(read('/404.html').title).toBe(`${notFound.title} | ${site.titleSuffix}`);
    expect(read(alias).canonical).toBe(`${siteUrl}${aliasTarget}`);
    expect(read(alias).title).toBe(read(aliasTarget).title);
    expect(read(alias).metas.robots).toBeUndefined();
    expect(read(alias).metas.refresh?.[0]).toMatch(new RegExp(`^0; url=.*${aliasTarget}$`));
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
      paths.map((path) => read(path).canonical).sort(),
    );
    for (const { address, date } of entries) {
      const { publishedOn, structuredData } = read(`${address}`.slice(siteUrl.length));
      const [, reviewedOn] = /"lastReviewed":"([^"]+)"/.exec(structuredData.join()) ?? [];
      expect(date, `${address}`).toBe(reviewedOn ?? publishedOn);
    }
  });

  test('the feed carries every post in full, with links that lead somewhere', async ({ page }) => {
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
              links: [...content.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? ''),
            };
          }),
        };
      },
      readFileSync('out/blog/feed.xml', 'utf8'),
    );
    expect(faults).toBe(0);
    const posts = paths.filter((path) => read(path).publishedOn);
    expect(items.map(({ link }) => link).sort()).toEqual(
      posts.map((path) => siteUrl + path).sort(),
    );
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    for (const { link, title, text, links } of items) {
      const path = link.slice(siteUrl.length);
      expect(title).toBe(ownTitle(path));
      expect(plain(read(path).text)).toContain(plain(text));
      expect(plain(text).length).toBeGreaterThan(3000);
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
    expect(manifest).toMatchObject({ name: clinic.name, start_url: '/', lang: site.language });
    expect(manifest.icons.map(({ purpose }: Record<string, string>) => purpose)).toContain(
      'maskable',
    );
    expect(readFileSync('out/icons/icon.svg', 'utf8')).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    expect(read('/').manifest).toBe('/manifest.webmanifest');
  });
});
