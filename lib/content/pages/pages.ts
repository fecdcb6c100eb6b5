import { getContent } from '../get-content';
import type { PageDocument, PageOfKind, Post } from '../read/documents';

/** A page whose content is only blocks: an article or another text page. */
export type BlockPage = PageOfKind<'page'> | PageOfKind<'article'>;

const isBlockPage = (page: PageDocument | Post): page is BlockPage =>
  page.kind === 'page' || page.kind === 'article';

/** All pages whose content is only blocks. */
export const getBlockPages = (): BlockPage[] => getContent().pages.filter(isBlockPage);

const findPage = (isWanted: (page: PageDocument) => boolean) => getContent().pages.find(isWanted);

/** The only page of a kind; throws if it is missing. */
export function getOnlyPage<K extends PageDocument['kind']>(kind: K): PageOfKind<K> {
  const page = findPage((candidate) => candidate.kind === kind);
  if (!page) {
    throw new Error(`The content has no page of the kind ${kind}`);
  }
  return page as PageOfKind<K>;
}

/** The page of a kind at a path; throws if there is none. */
export function getPage<K extends PageDocument['kind']>(kind: K, path: string): PageOfKind<K> {
  const page = findPage((candidate) => candidate.path === path);
  if (page?.kind !== kind) {
    throw new Error(`There is no page of the kind ${kind} at ${path}`);
  }
  return page as PageOfKind<K>;
}

/** The route parameters of all block pages. */
export const listBlockPageParams = (): { path: string[] }[] =>
  getBlockPages().map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

/** The block page with these route parameters; throws if there is none. */
export function findBlockPage(params: readonly string[]): BlockPage {
  const path = `/${params.join('/')}/`;
  const page = getBlockPages().find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`There is no page of blocks at ${path}`);
  }
  return page;
}
