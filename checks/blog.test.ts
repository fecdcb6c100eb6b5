import { expect, test } from 'vitest';
import { getMessages } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { getBlogPages } from '@/lib/content/pages/blog-pagination';
import { getPosts } from '@/lib/content/pages/posts';
import { toReadingMinutes } from '@/lib/content/pages/reading-time';
import { formatMessage } from '@/lib/text/format-message';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { getReadingText, getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';
import { toPlainSpaces } from './support/texts';

const { blog, page } = getMessages();
const posts = getPosts();

test('each post says how long it takes, as its list does', () => {
  for (const post of posts) {
    const minutes = toReadingMinutes(post.body);
    const time = toPlainSpaces(formatMessage(blog.readingMinutes, { minutes }));
    const list = getBlogPages().find((blogPage) => blogPage.posts.includes(post));
    expect(getReadingText(getExportedPage(post.path).main)).toContain(time);
    expect(getReadingText(getExportedPage(String(list?.path)).main)).toContain(time);
  }
});

/** The addresses before and after a page that it names. */
function listNeighbours(path: string, ...names: readonly string[]) {
  const links = listElements(getExportedPage(path).document, ...names);
  return ['prev', 'next'].map((rel) =>
    links
      .filter((link) => getAttribute(link, 'rel') === rel)
      .map((link) => getAttribute(link, 'href')),
  );
}

const toNeighbours = (pages: readonly { path: string }[], index: number) =>
  [pages[index - 1], pages[index + 1]].map((page) => (page ? [page.path] : []));

test('each post leads to the ones beside it', () => {
  for (const [index, { path }] of posts.entries()) {
    expect(listNeighbours(path, 'a'), path).toEqual(toNeighbours(posts, index));
  }
});

test('each page of the list has its posts, and leads to those beside it', () => {
  const pages = getBlogPages();
  for (const [index, { path, posts: own }] of pages.entries()) {
    expect(listNeighbours(path, 'a', 'link'), path).toEqual(toNeighbours(pages, index));
    const { links } = getExportedPage(path);
    expect(
      posts.filter((post) => links.includes(post.path)),
      path,
    ).toEqual(own);
  }
});

test('articles and posts can be shared', () => {
  for (const { path } of [...getArticles(), ...posts]) {
    const buttons = listElements(getExportedPage(path).main, 'button').map((one) =>
      getTextBelow(one),
    );
    expect(buttons, path).toContain(page.tools.share);
  }
});
