import { expect, test } from 'vitest';
import { blogPage } from '@/content/en/blog';
import type { Post } from '@/content/types';
import { getListPage, POSTS_PER_PAGE, toListPages, toPageParams } from './list-pages';
import { getPosts } from './posts';

async function makePosts(count: number): Promise<Post[]> {
  const [post] = await getPosts();
  if (!post) {
    throw new Error('The blog has no post to copy');
  }
  return Array.from({ length: count }, (_, index) => ({ ...post, id: index + 1 }));
}

test('up to a full page the list is the blog itself', async () => {
  for (const count of [0, 1, POSTS_PER_PAGE]) {
    const [page, ...others] = toListPages(await makePosts(count));
    expect(others).toEqual([]);
    expect(page).toMatchObject({ number: 1, count: 1, path: '/blog/', title: blogPage.title });
    expect(page?.posts).toHaveLength(count);
  }
});

test('further posts make further pages, each post on one of them, in order', async () => {
  const posts = await makePosts(2 * POSTS_PER_PAGE + 1);
  const pages = toListPages(posts);
  expect(pages.map(({ path }) => path)).toEqual(['/blog/', '/blog/page/2/', '/blog/page/3/']);
  expect(pages.flatMap((page) => page.posts)).toEqual(posts);
  expect(pages[1]?.title).toMatch(/page 2$/);
  for (const key of ['title', 'description', 'path'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  }
});

test('a page is found by its address, and one that is not there is refused', async () => {
  await expect(getListPage()).resolves.toMatchObject({ number: 1 });
  await expect(getListPage(toPageParams(1))).resolves.toMatchObject({ number: 1 });
  for (const params of [['page', '1'], ['page', '99'], ['none']]) {
    await expect(getListPage(params)).rejects.toThrow(`/blog/${params.join('/')}/`);
  }
});
