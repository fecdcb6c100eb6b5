import { findSitePage } from './site-pages';

/** A page on the way down to another one. */
export interface Breadcrumb {
  label: string;
  path: string;
}

/** The way to a page from the home page, both included: the pages whose folders it lies in. */
export function getBreadcrumbs(path: string): Breadcrumb[] {
  const folders = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
  return folders.flatMap((folder) => {
    const page = findSitePage(folder);
    return page ? [{ label: page.breadcrumb, path: page.path }] : [];
  });
}
