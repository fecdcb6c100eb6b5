import { getContent } from '../get-content';
import type { PageDocument, PageOfKind, Post } from '../read/documents';

/** A page whose content is only blocks: an article or another text page. */
export type BlockPage = PageOfKind<'page'> | PageOfKind<'article'>;

/** All pages whose content is only blocks. */
export const getBlockPages = (): BlockPage[] =>
  getContent().pages.filter((page) => page.kind === 'page' || page.kind === 'article');

/** The page of a kind, the only one or that at a path; throws if there is none. */
export function getPage<K extends PageDocument['kind']>(kind: K, path?: string): PageOfKind<K> {
  const page = getContent().pages.find(
    (candidate) => candidate.kind === kind && (candidate.path === path || !path),
  );
  if (!page) {
    throw new Error(`There is no page of the kind ${kind} at ${path ?? 'any path'}`);
  }
  return page as PageOfKind<K>;
}

/** The only page of a kind; throws if it is missing. */
export const getOnlyPage = <K extends PageDocument['kind']>(kind: K) => getPage(kind);

const getPagesAndPosts = (): (BlockPage | Post)[] => [...getBlockPages(), ...getContent().posts];

/** The paths of all block pages and posts. */
export const listPageAndPostPaths = (): string[] => getPagesAndPosts().map(({ path }) => path);

/** The block page or post at a path; throws if there is none. */
export function findPageOrPost(path: string): BlockPage | Post {
  const page = getPagesAndPosts().find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`There is no page of blocks and no post at ${path}`);
  }
  return page;
}
