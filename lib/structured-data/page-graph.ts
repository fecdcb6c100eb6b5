import type { BreadcrumbList, CreativeWork, Graph, Thing, WebPage } from 'schema-dts';
import { findOriginal } from '../content/pages/languages';
import { getReference, toReferenceText } from '../content/pages/references';
import { getBreadcrumbs } from '../content/pages/site-pages';
import type { PageDocument, Post } from '../content/read/documents';
import type { Subject } from '../content/schema/documents';
import { getLanguageCode } from '../current-language';
import { getLanguage } from '../language';
import { defaultLanguage } from '../languages';
import { toPageUrl, toUrlIn } from '../site/language-address';
import { clinicId, toClinic, toSite, toSiteId } from './clinic';
import { toMainEntity, toPageId } from './main-entity';
import { withoutEmpty } from './without-empty';

const toBreadcrumbListId = (path: string) => toPageUrl(`${path}#breadcrumb`);

const toBreadcrumbList = (path: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': toBreadcrumbListId(path),
  itemListElement: getBreadcrumbs(path).map(({ label, path: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: toPageUrl(item),
  })),
});

function toSource(id: string): CreativeWork {
  const reference = getReference(id);
  return withoutEmpty<CreativeWork>({
    '@type': 'CreativeWork',
    name: reference.title,
    creditText: toReferenceText(reference),
    datePublished: reference.year && String(reference.year),
    url: reference.url,
  });
}

const toSubject = ({ kind, ...names }: Subject): Thing => ({ '@type': kind, ...names });

export function toPageGraph(page: PageDocument | Post, sources: readonly string[] = []): Graph {
  const { path, title, description, review } = page;
  const about = 'about' in page ? page.about : undefined;
  const { kind = 'WebPage', mainEntity, node } = toMainEntity(page);
  const isTranslated = getLanguageCode() !== defaultLanguage && findOriginal(path);
  const webPage = withoutEmpty<WebPage>({
    '@type': about ? 'MedicalWebPage' : kind,
    '@id': toPageId(path),
    url: toPageUrl(path),
    name: title,
    description,
    inLanguage: getLanguage().tag,
    translationOfWork: isTranslated && { '@id': `${toUrlIn(defaultLanguage, path)}#page` },
    isPartOf: { '@id': toSiteId() },
    publisher: { '@id': clinicId },
    breadcrumb: path !== '/' && { '@id': toBreadcrumbListId(path) },
    mainEntity: node?.['@id'] ? { '@id': node['@id'] } : mainEntity,
    citation: sources.map(toSource),
    lastReviewed: review.reviewedOn,
    reviewedBy: review.reviewer && { '@type': 'Person', name: review.reviewer },
    about: about?.map(toSubject),
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      toClinic(),
      toSite(),
      webPage,
      ...(path === '/' ? [] : [toBreadcrumbList(path)]),
      ...(node ? [node] : []),
    ],
  };
}
