import { blogPage } from '@/content/en/blog';
import type { Post } from '@/content/types';
import { once } from '../once';
import { getPosts } from './posts';

/** How many posts a page of the blog's list shows. */
export const POSTS_PER_PAGE = 12;

/** A page of the blog's list. */
export interface ListPage {
  /** Counted from 1. */
  number: number;
  /** How many there are in all. */
  count: number;
  path: string;
  title: string;
  description: string;
  posts: readonly Post[];
}

/** What stands below `/blog/` in the address of a page of the list; the first one is the blog itself. */
export const toPageParams = (number: number): string[] =>
  number === 1 ? [] : ['page', String(number)];

/** The address of a page of the list inside the site. */
export const toListPath = (number: number): string =>
  ['/blog', ...toPageParams(number), ''].join('/');

/** Divides posts into the pages of the list, in their order; no posts make one empty page. */
export function toListPages(posts: readonly Post[]): ListPage[] {
  const count = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  const { title, description, paging } = blogPage;
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const isFirst = number === 1;
    return {
      number,
      count,
      path: toListPath(number),
      title: isFirst ? title : `${title}, ${paging.page} ${number}`,
      description: isFirst ? description : `${description} (${paging.page} ${number})`,
      posts: posts.slice(index * POSTS_PER_PAGE, number * POSTS_PER_PAGE),
    };
  });
}

/** Every page of the blog's list, newest posts first. */
export const getListPages = once(async () => toListPages(await getPosts()));

/** The page of the list with this address below `/blog/`; throws where there is none. */
export async function getListPage(params: readonly string[] = []): Promise<ListPage> {
  const path = ['/blog', ...params, ''].join('/');
  const page = (await getListPages()).find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`The blog has no page ${path}`);
  }
  return page;
}
