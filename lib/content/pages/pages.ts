import { getContent } from '../get-content';
import type { PageDocument, PageOfKind } from '../read/documents';

/** A page whose content is only blocks: an article or another text page. */
export type BlockPage = PageOfKind<'page'> | PageOfKind<'article'>;

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

export const getOnlyPage = <K extends PageDocument['kind']>(kind: K) => getPage(kind);

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
