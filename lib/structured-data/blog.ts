import type { Blog, BlogPosting } from 'schema-dts';
import { blogPage } from '@/content/en/blog';
import { site } from '@/content/en/site';
import type { Post } from '@/content/types';
import { siteUrl } from '../site-url';
import { toPictureUrl } from '../social-picture';
import { clinicId } from './clinic';
import { toPageId } from './page-graph';

/** The id by which posts refer to the blog. */
export const blogId = `${siteUrl}/blog/#blog`;

/** The id of the post at an address inside the site. */
export const toPostId = (path: string) => `${siteUrl}${path}#post`;

/** The blog at its address, with the addresses of its posts. */
export const toBlog = (path: string, posts: readonly string[]): Blog => ({
  '@type': 'Blog',
  '@id': blogId,
  name: blogPage.heading,
  description: blogPage.description,
  inLanguage: site.language,
  publisher: { '@id': clinicId },
  mainEntityOfPage: { '@id': toPageId(path) },
  blogPost: posts.map((post) => ({ '@id': toPostId(post) })),
});

/** A post at its address; one by the clinic's team has the clinic as its author. */
export const toBlogPosting = (post: Post, path: string): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': toPostId(path),
  headline: post.title,
  description: post.description,
  datePublished: post.isoDate,
  articleSection: post.category,
  inLanguage: site.language,
  image: toPictureUrl(path),
  author:
    post.author === blogPage.team ? { '@id': clinicId } : { '@type': 'Person', name: post.author },
  publisher: { '@id': clinicId },
  isPartOf: { '@id': blogId },
  mainEntityOfPage: { '@id': toPageId(path) },
});
