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
  map: null,
  optometrist: { name: null, qualifications: null },
  dataProtection: { contactName: null, retentionMonths: null },
};
