import type { Article as ArticleData } from 'schema-dts';
import type { Article } from '../content/articles';
import { language } from '../language';
import { siteUrl } from '../site/site-url';
import { toPictureUrl } from '../site/social-picture';
import { clinicId } from './clinic';
import { toPageId } from './page-graph';

/** The id of the article at an address inside the site. */
export const toArticleId = (path: string) => `${siteUrl}${path}#article`;

/** An article; without `datePublished`, which its content does not have. */
export const toArticle = ({ path, title, description, review }: Article): ArticleData => ({
  '@type': 'Article',
  '@id': toArticleId(path),
  headline: title,
  description,
  ...(review.reviewedOn && { dateModified: review.reviewedOn }),
  inLanguage: language.tag,
  image: toPictureUrl(path),
  author: { '@id': clinicId },
  publisher: { '@id': clinicId },
  mainEntityOfPage: { '@id': toPageId(path) },
});
