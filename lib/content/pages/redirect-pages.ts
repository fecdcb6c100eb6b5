import { getContent } from '../get-content';
import type { PageDocument, Post } from '../read/documents';
import { findDocument } from './languages';

/** The old paths of renamed and removed pages, each with its target page. */
export const listRedirectPages = (): { from: string; page: PageDocument | Post }[] =>
  [...getContent().redirects].flatMap(([from, to]) => {
    const page = findDocument(to);
    return page ? [{ from, page }] : [];
  });

export const findRedirectedPage = (path: string): PageDocument | Post | undefined =>
  listRedirectPages().find(({ from }) => from === path)?.page;

const listSegments = () => listRedirectPages().map(({ from }) => from.split('/').filter(Boolean));

/** The route parameters of all redirected paths except those of posts. */
export const listRedirectParams = (): { path: string[] }[] =>
  listSegments().flatMap((path) => (path[0] === 'blog' ? [] : [{ path }]));

export const listRedirectedPosts = (): { id: string }[] =>
  listSegments().flatMap(([section, id]) => (section === 'blog' && id ? [{ id }] : []));
