import { getContent } from '@/lib/content/get-content';
import { getPosts } from '@/lib/content/pages/posts';
import { listRedirectedPosts } from '@/lib/content/pages/redirect-pages';
import { listShareablePages, listSitePages } from '@/lib/content/pages/site-pages';

/** Every address that the specification and the contract name. */
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

/** Every page that search engines may list, by its address inside the site. */
export const sitePaths = listSitePages().map(({ path }) => path);

/** The demonstrations, which stay out of search engines. */
export const demoPaths = getContent()
  .pages.filter(({ kind }) => kind === 'demo')
  .map(({ path }) => path);

/** Every page that others may share: those of the site and the demonstrations. */
export const sharedPaths = listShareablePages().map(({ path }) => path);

const postNumbers = [
  ...getPosts().map(({ id }) => id),
  // Removed posts are redirected.
  ...listRedirectedPosts().map(({ id }) => Number(id)),
];

/** A blog path without a post: the highest id plus one. */
export const nextPostPath = `/blog/${Math.max(0, ...postNumbers) + 1}/`;
