import { expect, test } from 'vitest';
import { formatMessage } from '../../text/format-message';
import { getMessages } from '../get-content';
import { getBlogPage, POSTS_PER_PAGE, toBlogPages, toPageParams } from './blog-pagination';
import { getOnlyPage } from './pages';
import { getPosts, type Post } from './posts';

function makePosts(count: number): Post[] {
  const [post] = getPosts();
  if (!post) {
    throw new Error('The blog has no post to copy');
  }
  return Array.from({ length: count }, (_, index) => ({ ...post, id: index + 1 }));
}

test('up to a full page the list is the blog itself', () => {
  for (const count of [0, 1, POSTS_PER_PAGE]) {
    const [page, ...others] = toBlogPages(makePosts(count));
    expect(others).toEqual([]);
    expect(page).toMatchObject({
      number: 1,
      count: 1,
      path: '/blog/',
      title: getOnlyPage('blog').title,
    });
    expect(page?.posts).toHaveLength(count);
  }
});

test('further posts make further pages, each post on one of them, in order', () => {
  const posts = makePosts(2 * POSTS_PER_PAGE + 1);
  const pages = toBlogPages(posts);
  expect(pages.map(({ path }) => path)).toEqual(['/blog/', '/blog/page/2/', '/blog/page/3/']);
  expect(pages.flatMap((page) => page.posts)).toEqual(posts);
  const { title } = getOnlyPage('blog');
  expect(pages[1]?.title).toBe(
    formatMessage(getMessages().blog.pagination.title, { title, number: 2 }),
  );
  for (const key of ['title', 'description', 'path'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  }
});

test('a page is found by its address, and one that is not there is refused', () => {
  expect(getBlogPage()).toMatchObject({ number: 1 });
  expect(getBlogPage(toPageParams(1))).toMatchObject({ number: 1 });
  for (const params of [['page', '1'], ['page', '99'], ['none']]) {
    expect(() => getBlogPage(params)).toThrow(`/blog/${params.join('/')}/`);
  }
});
