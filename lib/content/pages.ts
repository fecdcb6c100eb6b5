import { defaultLanguage } from '../language';
import type { PageDocument, PageOfKind, Post } from './documents';
import { getContent } from './get-content';
import { listMissingDocuments } from './languages';

/** A page that consists of blocks only: an article or another page of text. */
export type BlockPage = PageOfKind<'page'> | PageOfKind<'article'>;

const isBlockPage = (page: PageDocument | Post): page is BlockPage =>
  page.kind === 'page' || page.kind === 'article';

/** Every page that consists of blocks only. */
export const getBlockPages = (): BlockPage[] => getContent().pages.filter(isBlockPage);

/**
 * A page of this language; that of the default language where this one has none, whose address leads
 * on to it.
 */
const findPage = (isWanted: (page: PageDocument) => boolean) =>
  getContent().pages.find(isWanted) ?? getContent(defaultLanguage).pages.find(isWanted);

/** The one page of a kind that the site has once; throws where it is missing. */
export function getOnlyPage<K extends PageDocument['kind']>(kind: K): PageOfKind<K> {
  const page = findPage((candidate) => candidate.kind === kind);
  if (!page) {
    throw new Error(`The content has no page of the kind ${kind}`);
  }
  return page as PageOfKind<K>;
}

/** The page of a kind at an address; throws where there is none. */
export function getPage<K extends PageDocument['kind']>(kind: K, path: string): PageOfKind<K> {
  const page = findPage((candidate) => candidate.path === path);
  if (page?.kind !== kind) {
    throw new Error(`There is no page of the kind ${kind} at ${path}`);
  }
  return page as PageOfKind<K>;
}

/**
 * The pages of blocks at whose addresses this language has something: its own, and those of the default
 * language that it lacks, to which their addresses lead on.
 */
const listDrawnBlockPages = (): BlockPage[] => [
  ...getBlockPages(),
  ...listMissingDocuments().filter(isBlockPage),
];

/** Route parameters of each page of blocks. */
export const listBlockPageParams = (): { path: string[] }[] =>
  listDrawnBlockPages().map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

/** The page of blocks at the address of these parts; throws where there is none. */
export function findBlockPage(params: readonly string[]): BlockPage {
  const path = `/${params.join('/')}/`;
  const page = listDrawnBlockPages().find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`There is no page of blocks at ${path}`);
  }
  return page;
}
