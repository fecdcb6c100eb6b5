import { getContent } from '@/lib/content/get-content';
import { getPosts } from '@/lib/content/pages/posts';
import { listRedirectedPosts } from '@/lib/content/pages/redirect-pages';
import { listSitePages } from '@/lib/content/pages/site-pages';

/** The URL paths that must never be lost: each is a page or redirects to one. */
export const specifiedPaths: readonly string[] = [
  '/',
  '/vision-therapy/',
  '/vision-therapy/binocular/',
  '/vision-therapy/amblyopia/',
  '/vision-therapy/squint/',
  '/vision-therapy/austim/',
  '/vision-therapy/digitaleyestrain/',
  '/vision-therapy/learning/',
  '/vision-therapy/visual/',
  '/sports-vision/sportsvision/',
  '/about/',
  '/about/specialist/',
  '/eye-care/',
  '/faq/',
  '/patient-form/',
  '/privacy/',
  '/blog/',
  ...[1, 2, 3, 4, 5].map((id) => `/blog/${id}/`),
  '/login/',
  '/register/',
  '/contact/',
];

/** The paths of all pages that search engines may index. */
export const sitePaths = listSitePages().map(({ path }) => path);

/** The paths of the demos, which search engines must not index. */
export const demoPaths = getContent()
  .pages.filter(({ kind }) => kind === 'demo')
  .map(({ path }) => path);

/** All pages with Open Graph metadata: indexable pages and demos. */
export const sharedPages = [...getContent().pages, ...getPosts()];
export const sharedPaths = sharedPages.map(({ path }) => path);

const postNumbers = [
  ...getPosts().map(({ id }) => id),
  // Includes removed posts, which are redirected.
  ...listRedirectedPosts().map(({ id }) => Number(id)),
];

/** A blog path without a post: the highest id plus 1. */
export const nextPostPath = `/blog/${Math.max(0, ...postNumbers) + 1}/`;
