import { listSitePages } from './site-pages';

/** A page on the way down to another one. */
export interface Crumb {
  label: string;
  path: string;
}

/** The way to a page from the home page, both included: the pages whose folders it lies in. */
export async function getCrumbs(path: string): Promise<Crumb[]> {
  return (await listSitePages())
    .filter((page) => path.startsWith(page.path))
    .sort((a, b) => a.path.length - b.path.length)
    .map((page) => ({ label: page.crumb, path: page.path }));
}
