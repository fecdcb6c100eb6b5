import { expect, test } from 'vitest';
import { getArticles } from '@/lib/content/articles';
import { getBlogPages } from '@/lib/content/blog-pagination';
import { getMessages } from '@/lib/content/get-content';
import { getPosts } from '@/lib/content/posts';
import { toReadingMinutes } from '@/lib/content/reading-time';
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

test('each post leads to the ones beside it', () => {
  for (const [index, post] of posts.entries()) {
    const links = listElements(getExportedPage(post.path).main, 'a');
    for (const [rel, neighbour] of [
      ['prev', posts[index - 1]],
      ['next', posts[index + 1]],
    ] as const) {
      const hrefs = links
        .filter((link) => getAttribute(link, 'rel') === rel)
        .map((link) => getAttribute(link, 'href'));
      expect(hrefs, `${rel} of ${post.id}`).toEqual(neighbour ? [neighbour.path] : []);
    }
  }
});

test('each page of the list has its posts, and leads to those beside it', () => {
  const pages = getBlogPages();
  for (const [index, { path, posts: own }] of pages.entries()) {
    const exported = getExportedPage(path);
    const related = listElements(exported.document, 'a', 'link');
    const listRelated = (rel: string) =>
      related
        .filter((link) => getAttribute(link, 'rel') === rel)
        .map((link) => getAttribute(link, 'href'));
    expect(new URL(String(exported.canonical)).pathname).toBe(path);
    expect(listRelated('prev'), path).toEqual(
      pages.slice(Math.max(0, index - 1), index).map((page) => page.path),
    );
    expect(listRelated('next'), path).toEqual(
      pages.slice(index + 1, index + 2).map((page) => page.path),
    );
    const listed = posts.filter((post) =>
      listElements(exported.main, 'a').some((link) => getAttribute(link, 'href') === post.path),
    );
    expect(listed, path).toEqual(own);
  }
});

test('articles can be shared too', () => {
  for (const { path } of getArticles()) {
    const buttons = listElements(getExportedPage(path).main, 'button');
    expect(
      buttons.map((button) => getTextBelow(button)),
      path,
    ).toContain(page.tools.share);
  }
});
