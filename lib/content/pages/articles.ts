import { getContent } from '../get-content';
import type { PageOfKind } from '../read/documents';

export type Article = PageOfKind<'article'>;

/** The section of the site that a page belongs to: the first segment of its path. */
export const toSection = (path: string): string => path.split('/')[1] ?? '';

export const getArticles = (): Article[] =>
  getContent()
    .pages.filter((page) => page.kind === 'article')
    .sort((a, b) => a.order - b.order);

export const getSection = (section: string): Article[] =>
  getArticles().filter(({ path }) => toSection(path) === section);

export const listLandingCards = (): Article[] => getArticles().filter(({ teaser }) => teaser);
