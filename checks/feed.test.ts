import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getPosts } from '@/lib/content/posts';
import { FEED_POSTS } from '@/lib/feed/feed';
import { getExportedPage } from './support/pages';
import { sitePaths } from './support/routes';
import { siteUrl } from './support/site-url';
import { childText, readElements } from './support/xml';

test('the feed has the excerpts of the newest posts, newest first', () => {
  const posts = getPosts();
  expect(sitePaths.filter((path) => getExportedPage(path).publishedOn).sort()).toEqual(
    posts.map(({ path }) => path).sort(),
  );
  const items = readElements(join('out', 'blog', 'feed.xml'), 'item').map((item) => ({
    link: childText(item, 'link'),
    title: childText(item, 'title'),
    excerpt: childText(item, 'description'),
  }));
  expect(items).toEqual(
    posts
      .slice(0, FEED_POSTS)
      .map(({ path, title, excerpt }) => ({ link: siteUrl + path, title, excerpt })),
  );
});
