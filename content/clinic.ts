import type { Clinic } from './types';

/**
 * Who the clinic is: the one file an owner edits.
 * What is `null` is not known yet and is shown nowhere; nothing on the site is invented in its place.
 */
export const clinic: Clinic = {
  name: 'Eye Care & Vision Therapy',
  city: 'Pune',
  country: 'India',
  languages: ['English', 'Hindi', 'Marathi'],
  phone: null,
  whatsApp: null,
  openingHours: null,
  address: null,
  // Until there is an address: the city.
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=73.74%2C18.42%2C73.98%2C18.62&layer=mapnik',
    link: 'https://www.google.com/maps/search/?api=1&query=Pune%2C%20India',
  },
  optometrist: { name: null, qualifications: null },
  dataProtection: { contactName: null, retentionMonths: null },
};
