import type { PageDocument, Post } from './documents';
import { getContent } from './get-content';
import { findDocument } from './languages';

/** The old address of a page that was renamed or removed, and the page to which it leads. */
export interface RedirectPage {
  from: string;
  page: PageDocument | Post;
}

/** Every address that leads on to a page. */
export const listRedirectPages = (): RedirectPage[] =>
  [...getContent().redirects.byPath.values()].flatMap(({ from, to }) => {
    const page = findDocument(to);
    return page ? [{ from, page }] : [];
  });

/** The page to which an old address leads, if it is one. */
export const findRedirectedPage = (path: string): RedirectPage['page'] | undefined =>
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
