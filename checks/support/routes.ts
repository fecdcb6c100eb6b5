import { getContent } from '@/lib/content/get-content';
import { getBlockPages } from '@/lib/content/pages';
import { getPosts } from '@/lib/content/posts';
import { listRedirectedPosts } from '@/lib/content/redirect-pages';
import { listShareablePages, listSitePages } from '@/lib/content/site-pages';

/** Every address that the specification and the contract name, with words of its title. */
export const specifiedRoutes: readonly { path: string; title: RegExp }[] = [
  { path: '/', title: /vision therapy and eye care/i },
  { path: '/vision-therapy/', title: /vision therapy/i },
  { path: '/vision-therapy/binocular/', title: /binocular/i },
  { path: '/vision-therapy/amblyopia/', title: /amblyopia/i },
  { path: '/vision-therapy/squint/', title: /squint/i },
  { path: '/vision-therapy/austim/', title: /autism/i },
  { path: '/vision-therapy/digitaleyestrain/', title: /digital eye strain/i },
  { path: '/vision-therapy/learning/', title: /learning/i },
  { path: '/vision-therapy/visual/', title: /visual impairment/i },
  { path: '/sports-vision/sportsvision/', title: /sports vision/i },
  { path: '/about/', title: /about/i },
  { path: '/about/specialist/', title: /specialist|optometrist/i },
  { path: '/eye-care/', title: /eye care|examination/i },
  { path: '/faq/', title: /questions/i },
  { path: '/patient-form/', title: /registration/i },
  { path: '/privacy/', title: /privacy/i },
  { path: '/blog/', title: /blog/i },
  { path: '/blog/1/', title: /vision therapy/i },
  { path: '/blog/2/', title: /daylight/i },
  { path: '/blog/3/', title: /see/i },
  { path: '/blog/4/', title: /contact lens/i },
  { path: '/blog/5/', title: /food/i },
];

export const isSpecified = (path: string) => specifiedRoutes.some((route) => route.path === path);

/** The demonstrations that the contract names. */
export const specifiedDemos: readonly string[] = ['/login/', '/register/', '/contact/'];

/** Every page that search engines may list, by its address inside the site. */
export const sitePaths = listSitePages().map(({ path }) => path);

/** The demonstrations, which stay out of search engines. */
export const demoPaths = getContent()
  .pages.filter(({ kind }) => kind === 'demo')
  .map(({ path }) => path);

/** Every page that others may share: those of the site and the demonstrations. */
export const sharedPaths = listShareablePages().map(({ path }) => path);

/** The posts of the blog, newest first. */
export const postPaths = getPosts().map(({ path }) => path);

/** The pages that have a medical subject. */
export const subjectPaths = [...getBlockPages(), ...getPosts()]
  .filter(({ about }) => about)
  .map(({ path }) => path);

/** The pages that tell patients something about their health. */
export const healthPaths = [...subjectPaths, '/faq/'];

const postNumbers = [
  ...getPosts().map(({ id }) => id),
  // Those of posts that were removed lead on.
  ...listRedirectedPosts().map(({ id }) => Number(id)),
];

/** Where the next post would stand: an address that leads nowhere yet. */
export const nextPostPath = `/blog/${Math.max(0, ...postNumbers) + 1}/`;
