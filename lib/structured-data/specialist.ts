import type { Person } from 'schema-dts';
import { clinic } from '@/content/clinic';
import { articleWords } from '@/content/en/article';
import type { Clinic } from '@/content/types';
import { siteUrl } from '../site-url';
import { clinicId } from './clinic';

/** The id of the optometrist. */
export const specialistId = `${siteUrl}/about/specialist/#optometrist`;

/** The optometrist, by name once the owner has said it. */
export const toSpecialist = (
  { name, qualifications }: Clinic['optometrist'] = clinic.optometrist,
): Person => ({
  '@type': 'Person',
  '@id': specialistId,
  name: name ?? undefined,
  jobTitle: articleWords.specialistRole,
  hasCredential: qualifications
    ? { '@type': 'EducationalOccupationalCredential', name: qualifications }
    : undefined,
  worksFor: { '@id': clinicId },
});
