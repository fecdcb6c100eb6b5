import type { MedicalClinic, OpeningHoursSpecification, WebSite } from 'schema-dts';
import { formatAddress } from '../clinic/address';
import { toMap } from '../clinic/map';
import { listClosedDays } from '../clinic/opening-hours';
import { getClinic, getMessages } from '../content/get-content';
import type { Clinic, OpeningHours } from '../content/schema/clinic';
import type { DaySpan } from '../content/schema/day';
import { formatLanguage, getLanguage } from '../language';
import { defaultLanguage } from '../languages';
import { toPageUrl, toUrlIn } from '../site/language-address';
import { toPictureUrl } from '../site/social-picture';

/** The `@id` values of the clinic, which is the same in all languages, and of the site in one. */
export const clinicId = toUrlIn(defaultLanguage, '/#clinic');
export const toSiteId = () => toPageUrl('/#website');

/**
 * The opening hours without appointment; schema.org has no term for hours by appointment, and a day without
 * hours is closed.
 */
const toOpeningHours = (hours: readonly OpeningHours[]): OpeningHoursSpecification[] =>
  hours.flatMap(({ days, from, to, byAppointment }) =>
    from && to && !byAppointment
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: from, closes: to }]
      : [],
  );

/** Closed days, from midnight to midnight, as in the documentation of Google. */
const toClosedDays = (spans: readonly DaySpan[]): OpeningHoursSpecification[] =>
  spans.map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }));

/** The schema.org `MedicalClinic`, without empty values of `clinic.yaml`. */
export function toClinic(clinic: Clinic = getClinic()): MedicalClinic {
  const messages = getMessages();
  const { name, city, country, languages, phone, email, hours, address, position } = clinic;
  const sittings = hours ? toOpeningHours(hours) : [];
  const closedDays = toClosedDays(listClosedDays(clinic));
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId,
    name,
    description: messages.site.footer.about,
    url: toUrlIn(defaultLanguage, '/'),
    image: toPictureUrl(defaultLanguage),
    medicalSpecialty: 'https://schema.org/Optometric',
    knowsLanguage: languages.map(formatLanguage),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      ...(address && {
        streetAddress: address.street,
        postalCode: address.postcode,
        addressRegion: address.region,
      }),
      addressLocality: city,
      addressCountry: country,
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    // If both are missing, the map shows only the city.
    ...((position || address) && {
      hasMap: toMap(clinic, formatAddress(clinic, messages.clinic)).link,
    }),
    ...(sittings.length > 0 && { openingHoursSpecification: sittings }),
    ...(closedDays.length > 0 && { specialOpeningHoursSpecification: closedDays }),
  };
}

export const toSite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': toSiteId(),
  name: getClinic().name,
  url: toPageUrl('/'),
  inLanguage: getLanguage().tag,
  publisher: { '@id': clinicId },
});
