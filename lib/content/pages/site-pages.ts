import type { LanguageCode } from '../../languages';
import { deriveFromContent, getClinic, getContent, getMessages } from '../get-content';
import type { PageDocument, Post } from '../read/documents';
import { getOnlyPage } from './pages';

/** The metadata of a page of the site. */
export interface SitePage {
  /** With a leading and a trailing slash. */
  path: string;
  language: LanguageCode;
  title: string;
  shortTitle: string;
  /** The `<h1>`: its name in its own breadcrumbs. */
  heading: string;
  /** Its name in the breadcrumbs of the pages below it. */
  breadcrumb: string;
  description: string;
  /** The subject of its social picture: a drawing, or `mark`, the logo. */
  picture: string;
  /** The date of its last review or publication, as YYYY-MM-DD; `undefined` without one. */
  updatedOn: string | undefined;
}

/** The file name of the social picture of a page. */
export const toPictureName = (path: string) =>
  `${path.split('/').filter(Boolean).join('-') || 'home'}.png`;

/** The drawing of a post: its own, or that of its category. */
export const toPostDrawing = ({ drawing, category }: Pick<Post, 'drawing' | 'category'>) =>
  drawing ??
  getMessages().blog.categories.find(({ name }) => name === category)?.drawing ??
  getOnlyPage('blog').drawing;

function toPicture(document: PageDocument | Post): string {
  if (document.kind === 'landing') {
    return 'eye-rays';
  }
  return document.kind === 'post'
    ? toPostDrawing(document)
    : ('drawing' in document && document.drawing) || 'mark';
}

/**
 * The names of a document or a page of the list of posts; a missing short name defaults to the longer one.
 */
interface Named extends Pick<SitePage, 'path' | 'language' | 'title' | 'description'> {
  shortTitle?: string | undefined;
  heading?: string | undefined;
  breadcrumb?: string | undefined;
}

const toSitePage = (
  {
    path,
    language,
    title,
    shortTitle = title,
    heading = title,
    breadcrumb = shortTitle,
    description,
  }: Named,
  picture: string,
  updatedOn?: string,
): SitePage => ({
  path,
  language,
  title,
  shortTitle,
  heading,
  breadcrumb,
  description,
  picture,
  updatedOn,
});

/** Once the optometrist has a name, it is the title of the page about them. */
const toNamed = (document: PageDocument | Post): Named => {
  const { name } = getClinic().optometrist;
  return name && 'mainEntity' in document && document.mainEntity === 'optometrist'
    ? { ...document, heading: name }
    : document;
};

const fromDocument = (document: PageDocument | Post): SitePage =>
  toSitePage(
    toNamed(document),
    toPicture(document),
    document.review.reviewedOn ?? (document.kind === 'post' ? document.date : undefined),
  );

const getIndex = deriveFromContent(({ pages, posts }) => {
  const isDemo = ({ kind }: PageDocument) => kind === 'demo';
  const listed = [
    ...pages.filter((page) => !isDemo(page)).map(fromDocument),
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

/** All indexable pages; without demos and redirects. */
export const listSitePages = (): readonly SitePage[] => getIndex().listed;

/** All pages with a social picture: indexable pages and demos. */
export const listShareablePages = (): readonly SitePage[] => getIndex().shared;

/** The indexable page at a path, or at the path to which that is redirected, if there is one. */
export const findSitePage = (path: string): SitePage | undefined =>
  getIndex().byPath.get(getContent().redirects.byPath.get(path) ?? path);

/** The page at a path; throws if there is none, to prevent broken links. */
export function getSitePage(path: string): SitePage {
  const page = findSitePage(path);
  if (!page) {
    throw new Error(`No page of the site is at ${path}`);
  }
  return page;
}

/** The page whose social picture has this file name; throws if there is none. */
export function getShareablePage(pictureName: string): SitePage {
  const page = getIndex().byPicture.get(pictureName);
  if (!page) {
    throw new Error(`No page has the picture ${pictureName}`);
  }
  return page;
}
