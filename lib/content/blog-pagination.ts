import { formatMessage } from '../text/format-message';
import { getMessages } from './get-content';
import { getOnlyPage } from './pages';
import { getPosts, type Post } from './posts';

/** How many posts a page of the blog's list shows. */
export const POSTS_PER_PAGE = 12;

/** A page of the blog's list. */
export interface BlogPage {
  /** Counted from 1. */
  number: number;
  /** How many there are in all. */
  count: number;
  path: string;
  title: string;
  description: string;
  posts: readonly Post[];
}

/** Route parameters below `/blog/` of a page of the list; the first page is the blog itself. */
export const toPageParams = (number: number): string[] =>
  number === 1 ? [] : ['page', String(number)];

/** The address of a page of the list inside the site. */
export const toBlogPath = (number: number): string =>
  ['/blog', ...toPageParams(number), ''].join('/');

/** Divides posts into the pages of the list, in their order; no posts make one empty page. */
export function toBlogPages(posts: readonly Post[]): BlogPage[] {
  const count = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  const { title, description } = getOnlyPage('blog');
  const { pagination } = getMessages().blog;
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const isFirst = number === 1;
    return {
      number,
      count,
      path: toBlogPath(number),
      title: isFirst ? title : formatMessage(pagination.title, { title, number }),
      description: isFirst
        ? description
        : formatMessage(pagination.description, { description, number }),
      posts: posts.slice(index * POSTS_PER_PAGE, number * POSTS_PER_PAGE),
    };
  });
}

/** Every page of the blog's list, newest posts first. */
export const getBlogPages = (): BlogPage[] => toBlogPages(getPosts());

/** The page of the list with this address below `/blog/`; throws where there is none. */
export function getBlogPage(params: readonly string[] = []): BlogPage {
  const path = ['/blog', ...params, ''].join('/');
  const page = getBlogPages().find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`The blog has no page ${path}`);
  }
  return page;
}
