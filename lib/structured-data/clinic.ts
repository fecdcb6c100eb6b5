import type {
  MedicalClinic,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import { formatAddress } from '../clinic/address';
import { toMap } from '../clinic/map';
import { listClosedDays } from '../clinic/opening-hours';
import { getClinic, getMessages } from '../content/get-content';
import type { Clinic } from '../content/schema/clinic';
import { formatLanguage, getLanguage } from '../language';
import { defaultLanguage } from '../languages';
import { toServed } from '../pictures';
import { toPageUrl, toUrlIn } from '../site/language-address';
import { toPictureUrl } from '../site/metadata';
import { withoutEmpty } from './without-empty';

/** The `@id` values: of the clinic, the same in all languages, and of the site in one language. */
export const clinicId = toUrlIn(defaultLanguage, '/#clinic');
export const toSiteId = () => toPageUrl('/#website');

/** Leaves out hours by appointment, for which schema.org has no term; days without hours are closed. */
const toOpeningHours = (hours: Clinic['hours']): OpeningHoursSpecification[] =>
  (hours ?? []).flatMap(({ days, from, to, byAppointment }) =>
    from && to && !byAppointment
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: from, closes: to }]
      : [],
  );

/** Closed days, from midnight to midnight, as in Google's documentation. */
const toClosedDays = (clinic: Clinic): OpeningHoursSpecification[] =>
  listClosedDays(clinic).map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }));

export function toClinic(clinic: Clinic = getClinic()): MedicalClinic {
  const messages = getMessages();
  const { name, city, country, languages, phone, email, hours, address, position } = clinic;
  return withoutEmpty<MedicalClinic>({
    '@type': 'MedicalClinic',
    '@id': clinicId,
    name,
    description: messages.site.footer.about,
    url: toUrlIn(defaultLanguage, '/'),
    image: toPictureUrl(defaultLanguage),
    medicalSpecialty: 'https://schema.org/Optometric',
    knowsLanguage: languages.map(formatLanguage),
    telephone: phone,
    email,
    address: withoutEmpty<PostalAddress>({
      '@type': 'PostalAddress',
      streetAddress: address?.street,
      postalCode: address?.postcode,
      addressRegion: address?.region,
      addressLocality: city,
      addressCountry: country,
    }),
    geo: position && { '@type': 'GeoCoordinates', ...position },
    // Omitted if both are missing, because the map would show only the city.
    hasMap: (position || address) && toMap(clinic, formatAddress(clinic, messages.clinic)).link,
    openingHoursSpecification: toOpeningHours(hours),
    specialOpeningHoursSpecification: toClosedDays(clinic),
  });
}

/** The schema.org `Person` of the optometrist; `null` without `optometrist.name` in `clinic.yaml`. */
export function toSpecialist(
  optometrist = getClinic().optometrist,
): Exclude<Person, string> | null {
  const { name, qualifications, registration, languages, photo } = optometrist;
  return name
    ? withoutEmpty<Person>({
        '@type': 'Person',
        '@id': toPageUrl('/about/specialist/#optometrist'),
        name,
        jobTitle: getMessages().page.specialistRole,
        worksFor: { '@id': clinicId },
        hasCredential: qualifications && {
          '@type': 'EducationalOccupationalCredential',
          name: qualifications,
        },
        identifier: registration && {
          '@type': 'PropertyValue',
          propertyID: 'registration',
          value: registration,
        },
        knowsLanguage: languages?.map(formatLanguage),
        image: photo && toUrlIn(defaultLanguage, toServed(photo, 'jpeg').file),
      })
    : null;
}

export const toSite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': toSiteId(),
  name: getClinic().name,
  url: toPageUrl('/'),
  inLanguage: getLanguage().tag,
  publisher: { '@id': clinicId },
});
