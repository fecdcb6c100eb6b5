import type { LanguageCode } from '../../languages';
import { formatMessage } from '../../text/format-message';
import { getMessages } from '../get-content';
import { getOnlyPage } from './pages';
import { getPosts, type Post } from './posts';

export const POSTS_PER_PAGE = 12;

/** A page of the paginated list of posts. */
export interface BlogPage {
  /** Counted from 1. */
  number: number;
  /** The total number of pages. */
  count: number;
  path: string;
  language: LanguageCode;
  title: string;
  description: string;
  posts: readonly Post[];
}

/** The route parameters below `/blog/` of a page of the list; the first page is `/blog/` itself. */
export const toPageParams = (number: number): string[] =>
  number === 1 ? [] : ['page', String(number)];

/** The path of a page of the list. */
export const toBlogPath = (number: number): string =>
  ['/blog', ...toPageParams(number), ''].join('/');

/** Divides posts into pages, in their order; without posts there is one empty page. */
export function toBlogPages(posts: readonly Post[]): BlogPage[] {
  const count = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  const { language, title, description } = getOnlyPage('blog');
  const { pagination } = getMessages().blog;
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const isFirst = number === 1;
    return {
      number,
      count,
      path: toBlogPath(number),
      language,
      title: isFirst ? title : formatMessage(pagination.title, { title, number }),
      description: isFirst
        ? description
        : formatMessage(pagination.description, { description, number }),
      posts: posts.slice(index * POSTS_PER_PAGE, number * POSTS_PER_PAGE),
    };
  });
}

/** All pages of the list of posts, newest posts first. */
export const getBlogPages = (): BlogPage[] => toBlogPages(getPosts());

/** The page of the list with these route parameters below `/blog/`; throws if there is none. */
export function getBlogPage(params: readonly string[] = []): BlogPage {
  const path = ['/blog', ...params, ''].join('/');
  const page = getBlogPages().find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`The blog has no page ${path}`);
  }
  return page;
}
