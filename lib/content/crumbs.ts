import { indexSitePages } from './site-pages';

/** A page on the way down to another one. */
export interface Crumb {
  label: string;
  path: string;
}

/** The way to a page from the home page, both included: the pages whose folders it lies in. */
export async function getCrumbs(path: string): Promise<Crumb[]> {
  const pages = await indexSitePages();
  const folders = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
  return folders.flatMap((folder) => {
    const page = pages.get(folder);
    return page ? [{ label: page.crumb, path: page.path }] : [];
  });
}
