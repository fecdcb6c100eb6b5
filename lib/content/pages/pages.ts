import { getContent } from '../get-content';
import type { PageDocument, PageOfKind } from '../read/documents';
import { expectFound } from './expect-found';

/** A page that consists only of blocks: an article or another text page. */
export type BlockPage = PageOfKind<'page'> | PageOfKind<'article'>;

export const getBlockPages = (): BlockPage[] =>
  getContent().pages.filter((page) => page.kind === 'page' || page.kind === 'article');

/** The page of a kind: the only one, or the one at a path; throws if there is none. */
export function getPage<K extends PageDocument['kind']>(kind: K, path?: string): PageOfKind<K> {
  const isWanted = (page: PageDocument): page is PageOfKind<K> =>
    page.kind === kind && (page.path === path || !path);
  return expectFound(getContent().pages.find(isWanted), `page of the kind ${kind} ${path ?? ''}`);
}

export const getOnlyPage = <K extends PageDocument['kind']>(kind: K) => getPage(kind);

export const listBlockPageParams = (): { path: string[] }[] =>
  getBlockPages().map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

export function getBlockPage(params: readonly string[]): BlockPage {
  const path = `/${params.join('/')}/`;
  return expectFound(
    getBlockPages().find((page) => page.path === path),
    `page at ${path}`,
  );
}
