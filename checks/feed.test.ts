import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getPosts } from '@/lib/content/pages/posts';
import { FEED_POSTS } from '@/lib/feed/feed';
import { defaultLanguage } from '@/lib/languages';
import { toUrlIn } from '@/lib/site/language-address';
import { childText, readElements } from './support/xml';

test('the feed has the excerpts of the newest posts, newest first', () => {
  const items = readElements(join('out', 'blog', 'feed.xml'), 'item').map((item) => ({
    link: childText(item, 'link'),
    title: childText(item, 'title'),
    excerpt: childText(item, 'description'),
  }));
  expect(items).toEqual(
    getPosts()
      .slice(0, FEED_POSTS)
      .map(({ path, title, excerpt }) => ({
        link: toUrlIn(defaultLanguage, path),
        title,
        excerpt,
      })),
  );
});
