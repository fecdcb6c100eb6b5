import type { MedicalClinic, WebSite } from 'schema-dts';
import { clinic } from '@/content/clinic';
import { site } from '@/content/en/site';
import type { Clinic } from '@/content/types';
import { siteUrl } from '../site-url';
import { toPictureUrl } from '../social-picture';
import { toOpeningHours } from './opening-hours';

/** By these ids the things on every page refer to the clinic and its site. */
export const clinicId = `${siteUrl}/#clinic`;
export const siteId = `${siteUrl}/#website`;

/** The clinic, as far as the owner has said who it is. */
export function toClinic(facts: Clinic = clinic): MedicalClinic {
  const { name, city, country, languages, phone, openingHours, address, map } = facts;
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId,
    name,
    description: site.footer.about,
    url: `${siteUrl}/`,
    image: toPictureUrl('/'),
    medicalSpecialty: 'https://schema.org/Optometric',
    knowsLanguage: languages,
    telephone: phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address?.street,
      postalCode: address?.postcode,
      addressRegion: address?.region,
      addressLocality: city,
      addressCountry: country,
    },
    // Without an address the map shows the city, and not the clinic.
    hasMap: (address && map?.link) ?? undefined,
    openingHoursSpecification: openingHours?.flatMap(toOpeningHours),
  };
}

/** The site as a whole. */
export const toSite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': siteId,
  name: clinic.name,
  url: `${siteUrl}/`,
  inLanguage: site.language,
  publisher: { '@id': clinicId },
});
