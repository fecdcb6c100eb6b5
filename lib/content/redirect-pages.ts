import type { PageDocument, Post } from './documents';
import { getContent } from './get-content';
import { findDocument } from './languages';

/** Every address of a page that was renamed or removed, with the page to which it leads. */
export const listRedirectPages = (): { from: string; page: PageDocument | Post }[] =>
  [...getContent().redirects.byPath.values()].flatMap(({ from, to }) => {
    const page = findDocument(to);
    return page ? [{ from, page }] : [];
  });

/** The page to which an old address leads, if it is one. */
export const findRedirectedPage = (path: string): PageDocument | Post | undefined =>
  listRedirectPages().find(({ from }) => from === path)?.page;

const postPath = /^\/blog\/(\d+)\/$/;

/** Route parameters of all old addresses except those of posts. */
export const listRedirectParams = (): { path: string[] }[] =>
  listRedirectPages()
    .filter(({ from }) => !postPath.test(from))
    .map(({ from }) => ({ path: from.split('/').filter(Boolean) }));

/** The numbers in the old addresses of posts. */
export const listRedirectedPosts = (): { id: string }[] =>
  listRedirectPages().flatMap(({ from }) => {
    const [, id] = postPath.exec(from) ?? [];
    return id ? [{ id }] : [];
  });
