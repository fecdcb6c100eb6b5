import type { Blog, BlogPosting, ImageObject } from 'schema-dts';
import { getPosts, type Post } from '../content/pages/posts';
import type { PageOfKind } from '../content/read/documents';
import { getLanguage } from '../language';
import { defaultLanguage } from '../languages';
import { type DescribedPicture, toServed } from '../pictures';
import { toPageUrl, toUrlIn } from '../site/language-address';
import { toPictureUrl } from '../site/social-picture';
import { clinicId } from './clinic';
import { toPageId } from './page-graph';

/** The `@id` of the blog. */
export const toBlogId = () => toPageUrl('/blog/#blog');

/** The `@id` of a post. */
export const toPostId = (path: string) => toPageUrl(`${path}#post`);

/** The schema.org `Blog` with all its posts. */
export const toBlog = ({ path, heading, description }: PageOfKind<'blog'>): Blog => ({
  '@type': 'Blog',
  '@id': toBlogId(),
  name: heading,
  description,
  inLanguage: getLanguage().tag,
  publisher: { '@id': clinicId },
  mainEntityOfPage: { '@id': toPageId(path) },
  blogPost: getPosts().map((post) => ({ '@id': toPostId(post.path) })),
});

function toImage(image: DescribedPicture): ImageObject {
  const { file, width, height } = toServed(image, 'jpeg');
  return {
    '@type': 'ImageObject',
    url: toUrlIn(defaultLanguage, file),
    width: `${width}`,
    height: `${height}`,
    caption: image.alt,
  };
}

/** The schema.org `BlogPosting` of a post; without an author, the clinic is the author. */
export const toBlogPosting = (post: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': toPostId(post.path),
  headline: post.title,
  description: post.description,
  datePublished: post.date,
  ...(post.review.reviewedOn && { dateModified: post.review.reviewedOn }),
  articleSection: post.category,
  inLanguage: getLanguage().tag,
  image: post.image ? toImage(post.image) : toPictureUrl(),
  author: post.author ? { '@type': 'Person', name: post.author } : { '@id': clinicId },
  publisher: { '@id': clinicId },
  isPartOf: { '@id': toBlogId() },
  mainEntityOfPage: { '@id': toPageId(post.path) },
});
