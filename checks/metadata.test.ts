import { expect, test } from 'vitest';
import { getClinic, getMessages } from '@/lib/content/get-content';
import { listRedirectPages } from '@/lib/content/pages/redirect-pages';
import { defaultLanguage } from '@/lib/languages';
import { toUrlIn } from '@/lib/site/language-address';
import { TITLE_LENGTH, toPageTitle, toSocialPicture } from '@/lib/site/metadata';
import { pageColours } from '@/lib/site/style-tokens';
import { getExportedPage as read } from './support/pages';
import { demoPaths, sharedPages, sharedPaths, specifiedPaths } from './support/routes';

const siteUrl = toUrlIn(defaultLanguage, '');
const clinic = getClinic();
const { site, 'not-found': notFound } = getMessages();
const redirects = listRedirectPages().map(({ from, page }) => ({ from, to: page.path }));

test('every path in a list of permanent URLs is a page or a redirect', () => {
  // The owner may rename and remove pages, which are then redirected.
  expect([...sharedPaths, ...redirects.map(({ from }) => from)]).toEqual(
    expect.arrayContaining([...specifiedPaths, '/vision-therapy/autism/']),
  );
});

test('every English page has its own title, a feed link, and Open Graph and Twitter metadata', () => {
  const { url: picture, width, height, alt } = toSocialPicture(defaultLanguage);
  for (const { path, title: own } of sharedPages) {
    const { title, metas, feed, publishedOn } = read(path);
    const description = metas.description?.[0] ?? '';
    expect(title, path).toBe(toPageTitle(own, site.pageTitle));
    expect(title?.length, path).toBeLessThanOrEqual(TITLE_LENGTH);
    expect({ feed, metas }, path).toMatchObject({
      feed: `${siteUrl}/blog/feed.xml`,
      metas: {
        'theme-color': [pageColours.dark],
        'og:title': [own],
        'og:description': [description],
        'og:url': [`${siteUrl}${path}`],
        'og:site_name': [clinic.name],
        'og:type': [publishedOn ? 'article' : 'website'],
        'og:image': [picture],
        'og:image:width': [`${width}`],
        'og:image:height': [`${height}`],
        'og:image:alt': [alt],
        'twitter:card': ['summary_large_image'],
        'twitter:title': [own],
        'twitter:description': [description],
        'twitter:image': [picture],
      },
    });
    expect(metas['article:published_time']?.[0] ?? null, path).toBe(publishedOn);
  }
});

test('demos and the 404 page are noindex, and redirects have the canonical URL of their target', () => {
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
