import { expect, test } from 'vitest';
import { getMessages } from '@/lib/content/get-content';
import { getPosts, toReadingMinutes } from '@/lib/content/pages/posts';
import { formatMessage } from '@/lib/text/format-message';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { getReadingText } from './support/html';
import { getExportedPage } from './support/pages';
import { toPlainSpaces } from './support/texts';

const { blog } = getMessages();
const posts = getPosts();

test('each post says how long it takes, as its list does', () => {
  for (const post of posts) {
    const minutes = toReadingMinutes(post.body);
    const time = toPlainSpaces(formatMessage(blog.readingMinutes, { minutes }));
    expect(getReadingText(getExportedPage(post.path).main)).toContain(time);
    expect(getReadingText(getExportedPage('/blog/').main)).toContain(time);
  }
});

/** The addresses before and after a page that it names. */
function listNeighbours(path: string) {
  const links = listElements(getExportedPage(path).document, 'a');
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
    expect(listNeighbours(path), path).toEqual(toNeighbours(posts, index));
  }
});
