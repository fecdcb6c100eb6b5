import { eyeCareCards } from '@/content/en/eye-care';
import { faq } from '@/content/en/faq';
import { about } from '@/content/en/pages/about';
import { eyeCare } from '@/content/en/pages/eye-care';
import { privacy } from '@/content/en/pages/privacy';
import { specialist } from '@/content/en/pages/specialist';
import { visionTherapy } from '@/content/en/pages/vision-therapy';
import type { Post } from '@/content/types';
import { getArticles, toArticlePath } from '../content/articles';
import { getPosts, toPostPath } from '../content/posts';
import { listSitePages } from '../content/site-pages';
import { once } from '../once';
import { joinTexts, type Section, toPostSections, toSections } from './page-sections';
import { FIRST_PART, type IndexPart, type SearchEntry } from './search-entry';

/** How many posts a file of the index holds at most, so that no file grows with the blog. */
export const POSTS_PER_PART = 100;

const blockPages = {
  '/about/': about,
  '/about/specialist/': specialist,
  '/vision-therapy/': visionTherapy,
  '/eye-care/': eyeCare,
  '/privacy/': privacy,
};

const toEntries = (
  place: Pick<SearchEntry, 'path' | 'kind' | 'title'>,
  sections: readonly Section[],
): SearchEntry[] =>
  sections.map(({ id, heading, text }) => ({
    ...place,
    path: id ? `${place.path}#${id}` : place.path,
    heading,
    text,
  }));

/** The pages, articles and questions; a page without blocks is found by its description. */
async function listPageEntries(): Promise<SearchEntry[]> {
  const articles = await getArticles();
  const posts = await getPosts();
  const inFull = new Set([
    ...Object.keys(blockPages),
    ...articles.map(toArticlePath),
    ...posts.map(toPostPath),
  ]);
  const cards = eyeCareCards.map(({ id, title, details }) => ({
    id,
    heading: title,
    text: joinTexts(details),
  }));
  return [
    ...articles.flatMap((article) =>
      toEntries(
        { path: toArticlePath(article), kind: 'article', title: article.title },
        toSections(article),
      ),
    ),
    ...Object.entries(blockPages).flatMap(([path, page]) =>
      toEntries({ path, kind: 'page', title: page.title }, toSections(page)),
    ),
    ...toEntries({ path: '/eye-care/', kind: 'page', title: eyeCare.title }, cards),
    ...(await listSitePages())
      .filter(({ path }) => !inFull.has(path))
      .map(({ path, title, description }) => ({
        path,
        kind: 'page' as const,
        title,
        text: description,
      })),
    ...faq.groups.flatMap(({ items }) =>
      items.map(({ id, question, answer }) => ({
        path: `/faq/#${id}`,
        kind: 'question' as const,
        title: question,
        text: joinTexts(answer),
      })),
    ),
  ];
}

/** Older posts are found by what they say about themselves, or the index would be megabytes. */
function toPostEntries(post: Post, isInFull: boolean): SearchEntry[] {
  const { title, category, excerpt, description, content } = post;
  const [beginning, ...sections] = toPostSections(content);
  const headings = sections.map(({ heading = '' }) => heading);
  return toEntries(
    { path: toPostPath(post), kind: 'post', title },
    isInFull
      ? [{ text: joinTexts([category, beginning?.text ?? '']) }, ...sections]
      : [{ text: joinTexts([category, excerpt, description, ...headings]) }],
  );
}

/** The files with the posts, which come newest first: those of the first file in full. */
export function toPostParts(posts: readonly Post[]): [name: string, part: IndexPart][] {
  return Array.from({ length: Math.ceil(posts.length / POSTS_PER_PART) }, (_, index) => {
    const some = posts.slice(index * POSTS_PER_PART, (index + 1) * POSTS_PER_PART);
    const entries = some.flatMap((post) => toPostEntries(post, index === 0));
    return [`posts-${index + 1}.json`, { entries }];
  });
}

/** The files of the index by name: the pages first, then the posts from the newest on. */
export const getIndexParts = once(async (): Promise<ReadonlyMap<string, IndexPart>> => {
  const postParts = toPostParts(await getPosts());
  const more = postParts.map(([name]) => name);
  return new Map([[FIRST_PART, { entries: await listPageEntries(), more }], ...postParts]);
});
