import type { EyeCareCard, PageDocument, Post } from './documents';
import { careLevels } from './model/care-level';

type Document = PageDocument | Post | EyeCareCard;

/** The documents of a language. */
export interface Documents {
  pages: readonly PageDocument[];
  posts: readonly Post[];
  eyeCareCards: readonly EyeCareCard[];
}

/** A document whose translation needs a signature. */
export interface UnsignedFile {
  /** From the folder of the project on. */
  file: string;
  path: string;
}

const careCard = new RegExp(`^::+(?:every-sign|${careLevels.join('|')})\\b`, 'm');

/** Whether a document says something about health: by its kind, its subject, or when to get help. */
const isAboutHealth = (document: Document): boolean =>
  'preview' in document ||
  ('kind' in document && (document.kind === 'article' || document.kind === 'faq')) ||
  ('about' in document && document.about !== undefined) ||
  'firstSteps' in document ||
  careCard.test(document.source.text);

/** Whether a page about health was translated, and nobody of the clinic has signed the translation. */
const isUnreviewed = (document: Document): boolean =>
  document.translation !== undefined &&
  (document.translation.reviewedBy === null || document.translation.reviewedOn === null) &&
  isAboutHealth(document);

/** The documents as a release has them; a list of posts that would be empty is left out too. */
export function toPublished({ pages, posts, eyeCareCards }: Documents): Documents {
  const isSigned = (document: Document) => !isUnreviewed(document);
  const signedPosts = posts.filter(isSigned);
  return {
    pages: pages
      .filter(isSigned)
      .filter(({ kind, translation }) => kind !== 'blog' || !translation || signedPosts.length > 0),
    posts: signedPosts,
    eyeCareCards: eyeCareCards.filter(isSigned),
  };
}

/** The page on how urgent something is. */
export const URGENT_PATH = '/eye-care/urgent/';

/** The pages that somebody opens who needs help at once. */
const firstAidPaths = [URGENT_PATH, '/eye-care/eye-injuries/'];

/** How soon a reader needs a document: the lower, the sooner. */
function toRank(document: Document): number {
  if (firstAidPaths.includes(document.path)) {
    return firstAidPaths.indexOf(document.path);
  }
  // The landing page shows these, and the list of the subjects leads to the others.
  const ranks = [
    'landingCard' in document && document.landingCard,
    'preview' in document,
    'kind' in document && document.kind === 'faq',
    'kind' in document && document.kind === 'page',
    'kind' in document,
  ];
  const rank = ranks.indexOf(true);
  return firstAidPaths.length + (rank < 0 ? ranks.length : rank);
}

const toOrder = (document: Document): number => ('order' in document ? document.order : 0);

/**
 * The documents whose translation needs a signature, in the order in which signatures help readers
 * most: first aid, what the landing page shows, the questions, the lists of subjects, all else.
 */
export const listUnsignedFiles = ({ pages, posts, eyeCareCards }: Documents): UnsignedFile[] =>
  [...pages, ...posts, ...eyeCareCards]
    .filter(isUnreviewed)
    .sort((a, b) => toRank(a) - toRank(b) || toOrder(a) - toOrder(b))
    .map(({ file, path }) => ({ file, path }));
