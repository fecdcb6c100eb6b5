import type { Content } from './content';
import type { EyeCareCard, PageDocument, Post } from './documents';

type Page = PageDocument | Post | EyeCareCard;

const isHealthPage = (page: Page): boolean =>
  'preview' in page ||
  ('kind' in page && (page.kind === 'article' || page.kind === 'faq')) ||
  ('about' in page && page.about !== undefined);

/** Whether a page about health was translated, and nobody of the clinic has signed the translation. */
export const isUnreviewed = (page: Page): boolean =>
  page.translation !== undefined &&
  (page.translation.reviewedBy === null || page.translation.reviewedOn === null) &&
  isHealthPage(page);

/** The pages and cards of a language that no release has until somebody signs them. */
export const listUnreviewed = ({ pages, posts, eyeCareCards }: Content): Page[] =>
  [...pages, ...posts, ...eyeCareCards].filter(isUnreviewed);

/** The content of a language as a release has it. */
export const leaveOutUnreviewed = (content: Content): Content => ({
  ...content,
  pages: content.pages.filter((page) => !isUnreviewed(page)),
  posts: content.posts.filter((post) => !isUnreviewed(post)),
  eyeCareCards: content.eyeCareCards.filter((card) => !isUnreviewed(card)),
});
