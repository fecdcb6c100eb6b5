import type { LanguageCode } from '../../languages';
import { findSitePage } from './site-pages';

export interface Breadcrumb {
  label: string;
  path: string;
  language: LanguageCode;
}

/** The breadcrumbs of a page: the pages of its parent folders, from the home page, and the page itself, by its title. */
export const getBreadcrumbs = (path: string): Breadcrumb[] =>
  [...path.matchAll(/\//g)].flatMap(({ index }) => {
    const page = findSitePage(path.slice(0, index + 1));
    const label = page?.path === path ? page.heading : page?.breadcrumb;
    return page && label ? [{ label, path: page.path, language: page.language }] : [];
  });
