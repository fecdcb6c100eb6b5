import type { Person } from 'schema-dts';
import type { Clinic } from '../content/clinic-schema';
import { getClinic, getMessages } from '../content/get-content';
import { formatLanguage } from '../language';
import { toJpeg } from '../pictures';
import { siteUrl } from '../site/site-url';
import { clinicId } from './clinic';

/** The id of the optometrist. */
export const specialistId = `${siteUrl}/about/specialist/#optometrist`;

/** The optometrist; a name is told, and with it all that belongs to it, once the owner has told it. */
export function toSpecialist(optometrist: Clinic['optometrist'] = getClinic().optometrist): Person {
  const { name, qualifications, registration, languages, photo } = optometrist;
  const person: Person = {
    '@type': 'Person',
    '@id': specialistId,
    jobTitle: getMessages().page.specialistRole,
    worksFor: { '@id': clinicId },
  };
  return name
    ? {
        ...person,
        name,
        ...(qualifications && {
          hasCredential: { '@type': 'EducationalOccupationalCredential', name: qualifications },
        }),
        ...(registration && {
          identifier: { '@type': 'PropertyValue', propertyID: 'registration', value: registration },
        }),
        ...(languages && { knowsLanguage: languages.map(formatLanguage) }),
        ...(photo && { image: `${siteUrl}${toJpeg(photo).file}` }),
      }
    : person;
}
