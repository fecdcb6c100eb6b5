import { getBlogPages } from './blog-pagination';
import type { Content } from './content';
import type { PageDocument } from './documents';
import { getContent, getMessages } from './get-content';
import { findOriginal } from './languages';
import type { DrawingName } from './model/drawings';
import { getOnlyPage } from './pages';
import { getPosts, type Post } from './posts';

/** What the picture of a page on other sites shows: a drawing, the eye of the hero, or the mark. */
export type PictureName = DrawingName | 'eye-rays' | 'mark';

/** A page of the site that others may lead to. */
export interface SitePage {
  /** Begins and ends in a slash. */
  path: string;
  title: string;
  shortTitle: string;
  /** Its name in the breadcrumbs of the pages below it. */
  breadcrumb: string;
  description: string;
  picture: PictureName;
  /** When its content says it was last changed, as YYYY-MM-DD; absent where it does not say. */
  updatedOn: string | undefined;
}

/** The file name of the social picture of the page at an address inside the site. */
export const toPictureName = (path: string) =>
  `${path.split('/').filter(Boolean).join('-') || 'home'}.png`;

function toPicture(page: PageDocument): PictureName {
  if (page.kind === 'landing') {
    return 'eye-rays';
  }
  return ('drawing' in page && page.drawing) || 'mark';
}

function fromPage(page: PageDocument): SitePage {
  const shortTitle = page.shortTitle ?? page.title;
  return {
    path: page.path,
    title: page.title,
    shortTitle,
    breadcrumb: page.breadcrumb ?? shortTitle,
    description: page.description,
    picture: toPicture(page),
    updatedOn: page.review.reviewedOn ?? undefined,
  };
}

/** The drawing of a post: its own, or that of its category. */
export const toPostDrawing = ({ drawing, category }: Pick<Post, 'drawing' | 'category'>) =>
  drawing ??
  getMessages().blog.categories.find(({ name }) => name === category)?.drawing ??
  getOnlyPage('blog').drawing;

const fromPost = (post: Post): SitePage => ({
  path: post.path,
  title: post.title,
  shortTitle: post.title,
  breadcrumb: post.breadcrumb ?? post.title,
  description: post.description,
  picture: toPostDrawing(post),
  updatedOn: post.review.reviewedOn ?? post.date,
});

function findOriginalPage(path: string): SitePage | undefined {
  const original = findOriginal(path);
  if (!original) {
    return;
  }
  return 'id' in original ? fromPost(original) : fromPage(original);
}

function listFurtherBlogPages(): SitePage[] {
  const { drawing } = getOnlyPage('blog');
  return getBlogPages()
    .slice(1)
    .map(({ path, title, description }) => ({
      path,
      title,
      shortTitle: title,
      breadcrumb: title,
      description,
      picture: drawing,
      updatedOn: undefined,
    }));
}

interface Index {
  listed: readonly SitePage[];
  shared: readonly SitePage[];
  byPath: ReadonlyMap<string, SitePage>;
  byPicture: ReadonlyMap<string, SitePage>;
}

const indexes = new WeakMap<Content, Index>();

function createIndex({ pages }: Content): Index {
  const isDemo = ({ kind }: PageDocument) => kind === 'demo';
  const listed = [
    ...pages.filter((page) => !isDemo(page)).map(fromPage),
    ...listFurtherBlogPages(),
    ...getPosts().map(fromPost),
  ];
  const shared = [...listed, ...pages.filter(isDemo).map(fromPage)];
  return {
    listed,
    shared,
    byPath: new Map(listed.map((page) => [page.path, page])),
    byPicture: new Map(shared.map((page) => [toPictureName(page.path), page])),
  };
}

function getIndex(): Index {
  const content = getContent();
  const index = indexes.get(content) ?? createIndex(content);
  indexes.set(content, index);
  return index;
}

/** Every page a search engine may list; the demonstrations and old addresses are not among them. */
export const listSitePages = (): readonly SitePage[] => getIndex().listed;

/** Every page that other sites may show a link to; the demonstrations too. */
export const listShareablePages = (): readonly SitePage[] => getIndex().shared;

/** The page at an address that a search engine may list, if there is one. */
export const findSitePage = (path: string): SitePage | undefined => getIndex().byPath.get(path);

/**
 * The page at an address, that of the default language where this one has none; throws where there is
 * neither, so that no link leads nowhere.
 */
export function getSitePage(path: string): SitePage {
  const page = findSitePage(path) ?? findOriginalPage(path);
  if (!page) {
    throw new Error(`No page of the site is at ${path}`);
  }
  return page;
}

/** The page whose picture has this file name; throws where there is none. */
export function getShareablePage(pictureName: string): SitePage {
  const page = getIndex().byPicture.get(pictureName);
  if (!page) {
    throw new Error(`No page has the picture ${pictureName}`);
  }
  return page;
}
