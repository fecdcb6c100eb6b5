import { getClinic, getContent, getMessages } from '../get-content';
import type { PageDocument, Post } from '../read/documents';
import { expectFound } from './expect-found';
import { findDocument } from './languages';
import { getPosts } from './posts';

export const toPostDrawing = ({ drawing, category }: Pick<Post, 'drawing' | 'category'>) =>
  drawing ?? getMessages().blog.categories.find(({ name }) => name === category)?.drawing ?? 'blog';

/** The metadata of a page; missing short names default to the longer ones. */
function toSitePage(document: PageDocument | Post) {
  const { path, language, title, description, review } = document;
  const names: { shortTitle?: string; heading?: string; breadcrumb?: string } = document;
  const { shortTitle = title, heading = title, breadcrumb = shortTitle } = names;
  // Once the optometrist's name is known, it becomes the title of their page.
  const { name } = getClinic().optometrist;
  const isAboutThem = 'mainEntity' in document && document.mainEntity === 'optometrist';
  return {
    ...{ path, language, title, shortTitle, description },
    breadcrumb,
    heading: (isAboutThem && name) || heading,
    /** The date of the last review, or else of publication; `undefined` if there is neither. */
    updatedOn: review.reviewedOn ?? (document.kind === 'post' ? document.date : undefined),
  };
}

export type SitePage = ReturnType<typeof toSitePage>;

/** All pages that search engines may index, so no demos or redirects. */
export const listSitePages = (): SitePage[] =>
  [...getContent().pages.filter(({ kind }) => kind !== 'demo'), ...getPosts()].map(toSitePage);

/** The indexable page at a path, or at the target of its redirect; `undefined` if there is none. */
export function findSitePage(path: string): SitePage | undefined {
  const page = findDocument(getContent().redirects.get(path) ?? path);
  return page && page.kind !== 'demo' ? toSitePage(page) : undefined;
}

/** The page at a path; throws if there is none, to prevent broken links. */
export const getSitePage = (path: string): SitePage =>
  expectFound(findSitePage(path), `page of the site at ${path}`);

/** The breadcrumbs of a page: its parent pages, from the home page down, and the page itself by its `<h1>`. */
export const getBreadcrumbs = (path: string) =>
  [...path.matchAll(/\//g)].flatMap(({ index }) => {
    const page = findSitePage(path.slice(0, index + 1));
    const label = page?.path === path ? page.heading : page?.breadcrumb;
    return page && label ? [{ label, path: page.path, language: page.language }] : [];
  });
