import { blogPage } from '@/content/en/blog';
import { demos } from '@/content/en/demos';
import { faq } from '@/content/en/faq';
import { patientFormPage } from '@/content/en/forms';
import { home } from '@/content/en/home';
import { about } from '@/content/en/pages/about';
import { eyeCare } from '@/content/en/pages/eye-care';
import { privacy } from '@/content/en/pages/privacy';
import { specialist } from '@/content/en/pages/specialist';
import { visionTherapy } from '@/content/en/pages/vision-therapy';
import type { DrawingName } from '@/content/types';
import { once } from '../once';
import { toPictureName } from '../social-picture';
import { getArticles, toArticlePath } from './articles';
import { getListPages } from './list-pages';
import { getPosts, toPostPath } from './posts';

/** What the picture of a page on other sites shows: a drawing, the eye of the hero, or the mark. */
export type PictureName = DrawingName | 'eye-rays' | 'mark';

/** A page of the site that others may lead to. */
export interface SitePage {
  /** Begins and ends in a slash. */
  path: string;
  title: string;
  shortTitle: string;
  /** What the way down to it calls it. */
  crumb: string;
  description: string;
  picture: PictureName;
  /** When its content says it was last changed, as YYYY-MM-DD; absent where it does not say. */
  updatedOn?: string;
}

interface Describable {
  title: string;
  shortTitle?: string;
  description: string;
  review?: { reviewedOn: string | null };
  isoDate?: string;
  crumb?: string;
  drawing?: DrawingName;
}

const toSitePage = (path: string, page: Describable, picture?: PictureName): SitePage => ({
  path,
  title: page.title,
  shortTitle: page.shortTitle ?? page.title,
  crumb: page.crumb ?? page.shortTitle ?? page.title,
  description: page.description,
  picture: picture ?? page.drawing ?? 'mark',
  updatedOn: page.review?.reviewedOn ?? page.isoDate,
});

/** Every page a search engine may list; the demos and the alias are not among them. */
export const listSitePages = once(
  async (): Promise<SitePage[]> => [
    toSitePage('/', home, 'eye-rays'),
    toSitePage('/about/', about),
    toSitePage('/about/specialist/', specialist),
    toSitePage('/vision-therapy/', visionTherapy),
    ...(await getArticles()).map((article) => toSitePage(toArticlePath(article), article)),
    toSitePage('/eye-care/', eyeCare),
    toSitePage('/faq/', faq),
    toSitePage('/blog/', blogPage, 'post-learning-to-see'),
    ...(await getListPages())
      .slice(1)
      .map((page) => toSitePage(page.path, page, 'post-learning-to-see')),
    ...(await getPosts()).map((post) => toSitePage(toPostPath(post), post)),
    toSitePage('/patient-form/', patientFormPage),
    toSitePage('/privacy/', privacy),
  ],
);

/** Every page that other sites may show a link to; the demonstrations too. */
export const listSharedPages = once(
  async (): Promise<SitePage[]> => [
    ...(await listSitePages()),
    ...Object.entries(demos).map(([name, demo]) => toSitePage(`/${name}/`, demo)),
  ],
);

const indexPictures = once(
  async () => new Map((await listSharedPages()).map((page) => [toPictureName(page.path), page])),
);

/** The page whose picture has this file name; throws where there is none. */
export async function getSharedPage(pictureName: string): Promise<SitePage> {
  const page = (await indexPictures()).get(pictureName);
  if (!page) {
    throw new Error(`No page has the picture ${pictureName}`);
  }
  return page;
}

/** The pages a search engine may list, by their addresses. */
export const indexSitePages = once(
  async () => new Map((await listSitePages()).map((page) => [page.path, page])),
);

/** The page at an address; throws where there is none, so that no link leads nowhere. */
export async function getSitePage(path: string): Promise<SitePage> {
  const page = (await indexSitePages()).get(path);
  if (!page) {
    throw new Error(`No page of the site is at ${path}`);
  }
  return page;
}
