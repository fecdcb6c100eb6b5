import type { Content } from './content';
import type { PageDocument, Post } from './documents';

type Page = PageDocument | Post;

const isHealthPage = (page: Page): boolean =>
  ('kind' in page && (page.kind === 'article' || page.kind === 'faq')) ||
  ('about' in page && page.about !== undefined);

/** Whether a page about health was translated, and nobody of the clinic has signed the translation. */
export const isUnreviewed = (page: Page): boolean =>
  page.translation !== undefined &&
  (page.translation.reviewedBy === null || page.translation.reviewedOn === null) &&
  isHealthPage(page);

/** The pages of a language that no release has until somebody signs them. */
export const listUnreviewed = ({ pages, posts }: Content): Page[] =>
  [...pages, ...posts].filter(isUnreviewed);

/** The content of a language as a release has it. */
export const leaveOutUnreviewed = (content: Content): Content => ({
  ...content,
  pages: content.pages.filter((page) => !isUnreviewed(page)),
  posts: content.posts.filter((post) => !isUnreviewed(post)),
});
