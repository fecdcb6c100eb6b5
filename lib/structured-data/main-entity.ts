import type { BlockPage } from '../content/pages';
import { toArticle, toArticleId } from './article';
import { clinicId } from './clinic';
import type { PageDetails } from './page-graph';
import { specialistId, toSpecialist } from './specialist';

type MainEntity = NonNullable<Extract<BlockPage, { kind: 'page' }>['mainEntity']>;

function toSpecialistVisitDetails(): PageDetails {
  const specialist = toSpecialist();
  return {
    kind: 'AboutPage',
    ...(specialist && { mainEntity: { '@id': specialistId }, things: [specialist] }),
  };
}

const details: Record<MainEntity, () => PageDetails> = {
  clinic: () => ({ kind: 'AboutPage', mainEntity: { '@id': clinicId } }),
  optometrist: toSpecialistVisitDetails,
};

/** The structured data of an article, or of a page about the clinic or its optometrist. */
export function toEntityDetails(page: BlockPage): PageDetails {
  if (page.kind === 'article') {
    return { mainEntity: { '@id': toArticleId(page.path) }, things: [toArticle(page)] };
  }
  return page.mainEntity ? details[page.mainEntity]() : {};
}
