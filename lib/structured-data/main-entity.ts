import type { Article as ArticleData } from 'schema-dts';
import type { Article } from '../content/pages/articles';
import type { BlockPage } from '../content/pages/pages';
import { getLanguage } from '../language';
import { toPageUrl } from '../site/language-address';
import { toPictureUrl } from '../site/social-picture';
import { clinicId } from './clinic';
import { type PageDetails, toPageId } from './page-graph';
import { toSpecialist, toSpecialistId } from './specialist';

const toArticleId = (path: string) => toPageUrl(`${path}#article`);

/** The schema.org `Article`; without `datePublished`, which the content does not have. */
export const toArticle = ({ path, title, description, review }: Article): ArticleData => ({
  '@type': 'Article',
  '@id': toArticleId(path),
  headline: title,
  description,
  ...(review.reviewedOn && { dateModified: review.reviewedOn }),
  inLanguage: getLanguage().tag,
  image: toPictureUrl(),
  author: { '@id': clinicId },
  publisher: { '@id': clinicId },
  mainEntityOfPage: { '@id': toPageId(path) },
});

/** The structured data of an article, or of a page about the clinic or its optometrist. */
export function toEntityDetails(page: BlockPage): PageDetails {
  if (page.kind === 'article') {
    return { mainEntity: { '@id': toArticleId(page.path) }, things: [toArticle(page)] };
  }
  if (page.mainEntity === 'clinic') {
    return { kind: 'AboutPage', mainEntity: { '@id': clinicId } };
  }
  if (page.mainEntity === 'optometrist') {
    const specialist = toSpecialist();
    const about = specialist && { mainEntity: { '@id': toSpecialistId() }, things: [specialist] };
    return { kind: 'AboutPage', ...about };
  }
  return {};
}
