import type { Person } from 'schema-dts';
import { getClinic, getMessages } from '../content/get-content';
import type { Clinic } from '../content/schema/clinic';
import { formatLanguage } from '../language';
import { defaultLanguage } from '../languages';
import { toServed } from '../pictures';
import { toPageUrl, toUrlIn } from '../site/language-address';
import { clinicId } from './clinic';

export const toSpecialistId = () => toPageUrl('/about/specialist/#optometrist');

/** The schema.org `Person` of the optometrist, or `null` without `optometrist.name` in `clinic.yaml`. */
export function toSpecialist(
  optometrist: Clinic['optometrist'] = getClinic().optometrist,
): Person | null {
  const { name, qualifications, registration, languages, photo } = optometrist;
  return name
    ? {
        '@type': 'Person',
        '@id': toSpecialistId(),
        name,
        jobTitle: getMessages().page.specialistRole,
        worksFor: { '@id': clinicId },
        ...(qualifications && {
          hasCredential: { '@type': 'EducationalOccupationalCredential', name: qualifications },
        }),
        ...(registration && {
          identifier: { '@type': 'PropertyValue', propertyID: 'registration', value: registration },
        }),
        ...(languages && { knowsLanguage: languages.map(formatLanguage) }),
        ...(photo && { image: toUrlIn(defaultLanguage, toServed(photo, 'jpeg').file) }),
      }
    : null;
}
