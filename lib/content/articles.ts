import { defaultLanguage, type LanguageCode, language } from '../language';
import type { PageOfKind } from './documents';
import { getContent } from './get-content';

/** A health page about one subject. */
export type Article = PageOfKind<'article'>;

/** The part of the site in which a page lies: the first folder of its address. */
export const toSection = (path: string): string => path.split('/')[1] ?? '';

/** Every article, in the order of lists. */
export const getArticles = (): Article[] =>
  getContent()
    .pages.filter((page) => page.kind === 'article')
    .sort((a, b) => a.order - b.order);

/** The articles of one folder of the site, in the order of lists. */
export const getSection = (section: string): Article[] =>
  getArticles().filter(({ path }) => toSection(path) === section);

/** The articles of which the landing page shows cards, in the order of lists. */
export const listLandingCards = (): Article[] =>
  getArticles().filter(({ landingCard }) => landingCard);

/** Whether the landing page shows the cards of the default language, all of them and no other. */
export function hasAllLandingCards(): boolean {
  const listPaths = (code: LanguageCode) =>
    getContent(code).pages.flatMap((page) =>
      page.kind === 'article' && page.landingCard ? page.path : [],
    );
  return listPaths(language.code).join() === listPaths(defaultLanguage).join();
}
