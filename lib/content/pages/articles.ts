import { getContent } from '../get-content';
import type { PageOfKind } from '../read/documents';

/** A health page about one subject. */
export type Article = PageOfKind<'article'>;

/** The section of the site to which a page belongs: the first segment of its path. */
export const toSection = (path: string): string => path.split('/')[1] ?? '';

/** All articles, sorted by `order`. */
export const getArticles = (): Article[] =>
  getContent()
    .pages.filter((page) => page.kind === 'article')
    .sort((a, b) => a.order - b.order);

/** The articles of one section, sorted by `order`. */
export const getSection = (section: string): Article[] =>
  getArticles().filter(({ path }) => toSection(path) === section);

/** The articles with a card on the landing page, sorted by `order`. */
export const listLandingCards = (): Article[] =>
  getArticles().filter(({ landingCard }) => landingCard);
