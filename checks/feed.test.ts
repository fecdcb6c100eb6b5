import { expect, test } from 'vitest';
import { getPosts } from '@/lib/content/posts';
import { FEED_POSTS } from '@/lib/feed/feed';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { readFeed } from './support/feed';
import { getTextBelow } from './support/html';
import { getExportedPage, readPages } from './support/pages';
import { sitePaths } from './support/routes';
import { siteUrl } from './support/site-url';
import { listPlainRuns, toPlainSpaces } from './support/texts';

const posts = getPosts();
const items = readFeed().map(({ content, ...item }) => ({
  ...item,
  text: getTextBelow(content),
  blocks: listElements(content, 'p', 'li', 'h2', 'h3', 'dt', 'dd').map((block) =>
    getTextBelow(block),
  ),
  links: listElements(content, 'a').map((link) => getAttribute(link, 'href') ?? ''),
}));

/** Whether a link of the feed, which is read elsewhere, leads nowhere. */
function isDead(href: string): boolean {
  const [address = '', id] = href.split('#');
  const target = readPages().get(address.slice(siteUrl.length));
  return (
    !/^(http|tel:)/.test(href) ||
    (href.startsWith(siteUrl) && !target) ||
    Boolean(id && !target?.ids.has(id))
  );
}

test('the feed lists the newest posts, newest first', () => {
  expect(sitePaths.filter((path) => getExportedPage(path).publishedOn).sort()).toEqual(
    posts.map(({ path }) => path).sort(),
  );
  expect(items.map(({ link }) => link)).toEqual(
    posts.slice(0, FEED_POSTS).map(({ path }) => siteUrl + path),
  );
});

test('the feed carries its posts in full, as their pages do', () => {
  const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
  for (const [index, { title, text, blocks }] of items.entries()) {
    const { path = '', title: own, body = [] } = posts[index] ?? {};
    expect(title).toBe(own);
    expect(withoutSpaces(blocks.join(''))).toBe(withoutSpaces(text));
    const words = toPlainSpaces(text);
    for (const run of listPlainRuns(body)) {
      expect(words).toContain(toPlainSpaces(run));
    }
    // Each block stands on the page as well, behind the one before.
    const pageText = toPlainSpaces(getTextBelow(getExportedPage(path).main));
    let end = 0;
    for (const block of blocks.map(toPlainSpaces)) {
      const start = pageText.indexOf(block, end);
      expect(start, `${path}: ${block}`).toBeGreaterThanOrEqual(end);
      end = start + block.length;
    }
  }
});

test('the links in the feed lead somewhere', () => {
  for (const { link, links } of items) {
    expect(links.filter(isDead), String(link)).toEqual([]);
  }
});
