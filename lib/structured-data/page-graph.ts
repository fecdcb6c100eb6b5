import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  MedicalWebPage,
  Person,
  Question,
  Thing,
  WebPage,
} from 'schema-dts';
import { findOriginal } from '../content/pages/languages';
import { getReference, toReferenceText } from '../content/pages/references';
import type { Breadcrumb, SitePage } from '../content/pages/site-pages';
import type { Review, Subject } from '../content/schema/documents';
import type { Reference } from '../content/schema/references';
import { getLanguageCode } from '../current-language';
import { getLanguage } from '../language';
import { defaultLanguage } from '../languages';
import { toPageUrl, toUrlIn } from '../site/language-address';
import { clinicId, toClinic, toSite, toSiteId } from './clinic';

/** The structured data of a page in addition to its title and description. */
export interface PageDetails {
  /** The schema.org type; a page with a medical subject is a `MedicalWebPage` instead. */
  kind?: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'FAQPage';
  about?: readonly Subject[] | undefined;
  review?: Review;
  citations?: Iterable<string>;
  /** The questions on the page, or the `@id` of its main entity. */
  mainEntity?: readonly Question[] | { '@id': string };
  /** Further nodes of the graph. */
  things?: readonly Thing[];
}

/** The `@id` of a page. */
export const toPageId = (path: string) => toPageUrl(`${path}#page`);

const toBreadcrumbListId = (path: string) => toPageUrl(`${path}#breadcrumb`);

const toBreadcrumbList = (path: string, breadcrumbs: readonly Breadcrumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': toBreadcrumbListId(path),
  itemListElement: breadcrumbs.map(({ label, path: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: toPageUrl(item),
  })),
});

const toPerson = (name: string): Person => ({ '@type': 'Person', name });

const toSource = (reference: Reference): CreativeWork => ({
  '@type': 'CreativeWork',
  name: reference.title,
  creditText: toReferenceText(reference),
  ...(reference.year && { datePublished: String(reference.year) }),
  url: reference.url,
});

const toSubject = ({ kind, name, alternateName }: Subject): Thing => ({
  '@type': kind,
  name,
  ...(alternateName && { alternateName }),
});

function toWebPage(page: SitePage, details: PageDetails): MedicalWebPage | WebPage {
  const { path, title, description } = page;
  const { kind = 'WebPage', about, review, mainEntity } = details;
  const sources = [...(details.citations ?? [])].map((id) => toSource(getReference(id)));
  const common = {
    '@id': toPageId(path),
    url: toPageUrl(path),
    name: title,
    description,
    inLanguage: getLanguage().tag,
    ...(getLanguageCode() !== defaultLanguage &&
      findOriginal(path) && {
        translationOfWork: { '@id': `${toUrlIn(defaultLanguage, path)}#page` },
      }),
    isPartOf: { '@id': toSiteId() },
    publisher: { '@id': clinicId },
    ...(path !== '/' && { breadcrumb: { '@id': toBreadcrumbListId(path) } }),
    ...(mainEntity && { mainEntity }),
    ...(sources.length > 0 && { citation: sources }),
    ...(review?.reviewedOn && { lastReviewed: review.reviewedOn }),
    ...(review?.reviewer && { reviewedBy: toPerson(review.reviewer) }),
  } as const;
  return about
    ? { '@type': 'MedicalWebPage', ...common, about: about.map(toSubject) }
    : { '@type': kind, ...common };
}

/** The structured data of a page as one `@graph`: clinic, site, page and breadcrumbs. */
export function toPageGraph(
  page: SitePage,
  breadcrumbs: readonly Breadcrumb[],
  details: PageDetails = {},
): Graph {
  const breadcrumbList = page.path === '/' ? [] : [toBreadcrumbList(page.path, breadcrumbs)];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      toClinic(),
      toSite(),
      toWebPage(page, details),
      ...breadcrumbList,
      ...(details.things ?? []),
    ],
  };
}
