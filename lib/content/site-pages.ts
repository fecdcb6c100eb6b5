import { cache } from 'react';
import { blogPage } from '@/content/en/blog';
import { faq } from '@/content/en/faq';
import { patientFormPage } from '@/content/en/forms';
import { home } from '@/content/en/home';
import { about } from '@/content/en/pages/about';
import { eyeCare } from '@/content/en/pages/eye-care';
import { privacy } from '@/content/en/pages/privacy';
import { specialist } from '@/content/en/pages/specialist';
import { visionTherapy } from '@/content/en/pages/vision-therapy';
import { getArticles, toArticlePath } from './articles';
import { getPosts, toPostPath } from './posts';

/** A page of the site that others may lead to. */
export interface SitePage {
  /** Begins and ends in a slash. */
  path: string;
  title: string;
  shortTitle: string;
  description: string;
  /** When its content says it was last changed, as YYYY-MM-DD; absent where it does not say. */
  updatedOn?: string;
}

interface Describable {
  title: string;
  shortTitle?: string;
  description: string;
  review?: { reviewedOn: string | null };
  isoDate?: string;
}

const toSitePage = (path: string, page: Describable): SitePage => ({
  path,
  title: page.title,
  shortTitle: page.shortTitle ?? page.title,
  description: page.description,
  updatedOn: page.review?.reviewedOn ?? page.isoDate,
});

/** Every page a search engine may list; the demos and the alias are not among them. */
export const listSitePages = cache(
  async (): Promise<SitePage[]> => [
    toSitePage('/', home),
    toSitePage('/about/', about),
    toSitePage('/about/specialist/', specialist),
    toSitePage('/vision-therapy/', visionTherapy),
    ...(await getArticles()).map((article) => toSitePage(toArticlePath(article), article)),
    toSitePage('/eye-care/', eyeCare),
    toSitePage('/faq/', faq),
    toSitePage('/blog/', blogPage),
    ...(await getPosts()).map((post) => toSitePage(toPostPath(post), post)),
    toSitePage('/patient-form/', patientFormPage),
    toSitePage('/privacy/', privacy),
  ],
);

/** The page at an address; throws where there is none, so that no link leads nowhere. */
export async function getSitePage(path: string): Promise<SitePage> {
  const page = (await listSitePages()).find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`No page of the site is at ${path}`);
  }
  return page;
}
