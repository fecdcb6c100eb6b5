import { getBlogPages } from './blog-pagination';
import type { PageDocument, Post } from './documents';
import { deriveFromContent, getMessages } from './get-content';
import { findOriginal } from './languages';
import type { DrawingName } from './model/drawings';
import { getOnlyPage } from './pages';

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

/** The drawing of a post: its own, or that of its category. */
export const toPostDrawing = ({ drawing, category }: Pick<Post, 'drawing' | 'category'>) =>
  drawing ??
  getMessages().blog.categories.find(({ name }) => name === category)?.drawing ??
  getOnlyPage('blog').drawing;

function toPicture(document: PageDocument | Post): PictureName {
  if (document.kind === 'landing') {
    return 'eye-rays';
  }
  return document.kind === 'post'
    ? toPostDrawing(document)
    : ('drawing' in document && document.drawing) || 'mark';
}

/** What documents and further pages of the blog say of themselves; a short name is the long one if absent. */
interface Named extends Pick<SitePage, 'path' | 'title' | 'description'> {
  shortTitle?: string | undefined;
  breadcrumb?: string | undefined;
}

const toSitePage = (
  { path, title, shortTitle = title, breadcrumb = shortTitle, description }: Named,
  picture: PictureName,
  updatedOn?: string,
): SitePage => ({ path, title, shortTitle, breadcrumb, description, picture, updatedOn });

const fromDocument = (document: PageDocument | Post): SitePage =>
  toSitePage(
    document,
    toPicture(document),
    document.review.reviewedOn ?? (document.kind === 'post' ? document.date : undefined),
  );

const getIndex = deriveFromContent(({ pages, posts }) => {
  const isDemo = ({ kind }: PageDocument) => kind === 'demo';
  const { drawing } = getOnlyPage('blog');
  const listed = [
    ...pages.filter((page) => !isDemo(page)).map(fromDocument),
    ...getBlogPages()
      .slice(1)
      .map((page) => toSitePage(page, drawing)),
    ...posts.map(fromDocument),
  ];
  const shared = [...listed, ...pages.filter(isDemo).map(fromDocument)];
  return {
    listed,
    shared,
    byPath: new Map(listed.map((page) => [page.path, page])),
    byPicture: new Map(shared.map((page) => [toPictureName(page.path), page])),
  };
});

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
  const original = findOriginal(path);
  const page = findSitePage(path) ?? (original && fromDocument(original));
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
