import { expect, test } from 'vitest';
import { getClinic, getMessages } from '@/lib/content/get-content';
import { listRedirectPages } from '@/lib/content/redirect-pages';
import { listShareablePages, toPictureName } from '@/lib/content/site-pages';
import { language } from '@/lib/language';
import { TITLE_LENGTH, toPageTitle } from '@/lib/site/page-title';
import { pictureSize } from '@/lib/site/social-picture';
import { pageColours } from '@/lib/site/style-tokens';
import { toFolderOf } from '@/scripts/hosting/language-folders';
import { getExportedPage as read, readPages } from './support/pages';
import {
  demoPaths,
  sharedPaths,
  sitePaths,
  specifiedDemos,
  specifiedPaths,
} from './support/routes';
import { siteUrl } from './support/site-url';

const clinic = getClinic();
const { site, 'not-found': notFound } = getMessages();
const redirects = listRedirectPages().map(({ from, page }) => ({ from, to: page.path }));

test('every page of the export is one of the content, and every one of these is there', () => {
  const listed = [...sharedPaths, ...redirects.map(({ from }) => from), '/404.html'];
  expect([...readPages().keys()]).toEqual(expect.arrayContaining(listed));
  // Pages of other languages are checked in languages.test.ts.
  const unlisted = new Set([...readPages().keys()].filter((path) => toFolderOf(path) === ''));
  for (const path of [...listed, '/404/', '/_not-found/']) {
    unlisted.delete(path);
  }
  expect([...unlisted]).toEqual([]);
});

test('the addresses in the specification are pages or redirects', () => {
  // The owner may rename and remove pages.
  expect([...sitePaths, ...redirects.map(({ from }) => from)]).toEqual(
    expect.arrayContaining([...specifiedPaths, '/vision-therapy/autism/']),
  );
  expect(demoPaths).toEqual(expect.arrayContaining([...specifiedDemos]));
});

test('every page has a head of its own', () => {
  const pages = listShareablePages();
  for (const { path, title: own } of pages) {
    const { title, metas, canonical, feed, publishedOn } = read(path);
    const description = metas.description?.[0] ?? '';
    const picture = `${siteUrl}/social/${toPictureName(path)}`;
    expect(title, path).toBe(toPageTitle(own, site.pageTitle));
    expect(title?.length, path).toBeLessThanOrEqual(TITLE_LENGTH);
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

test('demos, the 404 page and redirects are not for search engines', () => {
  for (const path of sitePaths) {
    expect(read(path).metas.robots, path).toBeUndefined();
  }
  for (const path of demoPaths) {
    expect(read(path).metas.robots, path).toEqual(['noindex']);
  }
  expect(read('/404.html')).toMatchObject({ canonical: null, metas: { robots: ['noindex'] } });
  expect(read('/404.html').title).toBe(toPageTitle(notFound.title, site.pageTitle));
  for (const { from, to } of redirects) {
    expect(read(from).canonical).toBe(`${siteUrl}${to}`);
    expect(read(from).title).toBe(read(to).title);
    expect(read(from).metas.robots).toBeUndefined();
    expect(read(from).metas.refresh).toEqual([`0; url=${to}`]);
    expect(read(from).links, from).toContain(to);
  }
});
