import type { BlockPage } from '../content/pages';
import { clinicId } from './clinic';
import type { PageDetails } from './page-graph';
import { specialistId, toSpecialist } from './specialist';

type MainEntity = NonNullable<Extract<BlockPage, { kind: 'page' }>['mainEntity']>;

const details: Record<MainEntity, () => PageDetails> = {
  clinic: () => ({ kind: 'AboutPage', mainEntity: { '@id': clinicId } }),
  optometrist: () => ({
    kind: 'AboutPage',
    mainEntity: { '@id': specialistId },
    things: [toSpecialist()],
  }),
};

/** What machines are told of a page that is about the clinic or its optometrist as a whole. */
export const toEntityDetails = (page: BlockPage): PageDetails =>
  page.kind === 'page' && page.mainEntity ? details[page.mainEntity]() : {};
