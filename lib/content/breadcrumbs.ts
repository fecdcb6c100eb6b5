import { findSitePage } from './site-pages';

/** A page in the breadcrumbs of another one. */
export interface Breadcrumb {
  label: string;
  path: string;
}

/** The breadcrumbs of a page, from the home page to the page itself: those in whose folders it is. */
export function getBreadcrumbs(path: string): Breadcrumb[] {
  const folders = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
  return folders.flatMap((folder) => {
    const page = findSitePage(folder);
    return page ? [{ label: page.breadcrumb, path: page.path }] : [];
  });
}
