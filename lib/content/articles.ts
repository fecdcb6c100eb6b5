import type { Article } from '@/content/types';
import { once } from '../once';
import { collect, listNames } from './folder';

/** The address of an article inside the site. */
export const toArticlePath = ({ section, slug }: Article) => `/${section}/${slug}/`;

/** Every article, in the order of lists. */
export const getArticles = once(async (): Promise<Article[]> => {
  const modules = await Promise.all(
    listNames('articles').map((name) => import(`../../content/en/articles/${name}.ts`)),
  );
  return collect<Article>(modules, toArticlePath).sort((a, b) => a.order - b.order);
});

/** The articles of one folder of the site, in the order of lists. */
export const getSection = async (section: Article['section']): Promise<Article[]> =>
  (await getArticles()).filter((article) => article.section === section);

/** The article of a section with this slug; throws where there is none. */
export async function getArticle(section: Article['section'], slug: string): Promise<Article> {
  const article = (await getSection(section)).find((candidate) => candidate.slug === slug);
  if (!article) {
    throw new Error(`There is no article /${section}/${slug}/`);
  }
  return article;
}
