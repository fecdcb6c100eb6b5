import type { LanguageCode } from '../../languages';
import { findSitePage } from './site-pages';

export interface Breadcrumb {
  label: string;
  path: string;
  language: LanguageCode;
}

/** The breadcrumbs of a page: the pages of its parent folders, from the home page, and the page itself, by its title. */
export function getBreadcrumbs(path: string): Breadcrumb[] {
  const folders = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
  return folders.flatMap((folder) => {
    const page = findSitePage(folder);
    return page
      ? [
          {
            label: page.path === path ? page.heading : page.breadcrumb,
            path: page.path,
            language: page.language,
          },
        ]
      : [];
  });
}
