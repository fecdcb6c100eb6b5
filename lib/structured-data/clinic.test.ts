import { expect, test } from 'vitest';
import { clinic } from '@/content/clinic';
import type { Clinic } from '@/content/types';
import { toClinic } from './clinic';
import { toSpecialist } from './specialist';

const unknown: Clinic = {
  ...clinic,
  phone: null,
  openingHours: null,
  address: null,
  optometrist: { name: null, qualifications: null },
};

const known: Clinic = {
  ...clinic,
  phone: '+91 20 1234 5678',
  openingHours: [
    { days: 'Monday to Wednesday', opens: '10:00', closes: '18:00' },
    { days: 'Saturday and Sunday', opens: '10:00', closes: '13:00' },
    { days: 'Friday', opens: '12:00', closes: '18:00' },
    { days: 'By appointment', opens: '08:00', closes: '10:00' },
  ],
  address: { street: '12 Lane 4', postcode: '411038', region: 'Maharashtra' },
  optometrist: { name: 'A. Kulkarni', qualifications: 'B.Optom' },
};

const said = (thing: unknown) => JSON.parse(JSON.stringify(thing));

test('what the owner has not said is told to nobody', () => {
  expect(Object.keys(said(toClinic(unknown)))).toEqual([
    '@type',
    '@id',
    'name',
    'description',
    'url',
    'image',
    'medicalSpecialty',
    'knowsLanguage',
    'address',
  ]);
  expect(Object.keys(said(toClinic(unknown)).address)).toEqual([
    '@type',
    'addressLocality',
    'addressCountry',
  ]);
  expect(said(toSpecialist(unknown.optometrist))).not.toHaveProperty('name');
});

test('what the owner has said is told in the terms of machines', () => {
  expect(said(toClinic(known))).toMatchObject({
    telephone: known.phone,
    hasMap: known.map?.link,
    address: { streetAddress: '12 Lane 4', postalCode: '411038', addressRegion: 'Maharashtra' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '10:00', closes: '18:00' },
      { dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '13:00' },
      { dayOfWeek: ['Friday'], opens: '12:00', closes: '18:00' },
    ],
  });
  expect(said(toClinic(known)).openingHoursSpecification).toHaveLength(3);
  expect(said(toSpecialist(known.optometrist))).toMatchObject({
    '@type': 'Person',
    name: 'A. Kulkarni',
    hasCredential: { name: 'B.Optom' },
  });
});
