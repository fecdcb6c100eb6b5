import { expect, test } from 'vitest';
import { fullClinic, smallestClinic } from '../clinic/clinic.fixture';
import { toClinic, toSpecialist } from './clinic';

const toJson = (thing: unknown) => JSON.parse(JSON.stringify(thing));

test('structured data omits empty values of clinic.yaml', () => {
  const clinic = toJson(toClinic(smallestClinic));
  for (const value of Object.values({ ...clinic, ...clinic.address })) {
    expect(value).toBeTruthy();
  }
  expect(clinic.knowsLanguage).toEqual(['English', 'Hindi', 'Marathi']);
  expect(clinic.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Pune',
    addressCountry: 'IN',
  });
  expect(toSpecialist(smallestClinic.optometrist)).toBeNull();
});

test('structured data has opening hours, closed days and the optometrist in schema.org terms', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(toJson(toClinic(fullClinic))).toMatchObject({
    hasMap: 'https://www.google.com/maps/search/?api=1&query=18.5074%2C73.8077',
    openingHoursSpecification: [
      { dayOfWeek: weekdays, opens: '10:00', closes: '13:00' },
      { dayOfWeek: weekdays, opens: '17:00', closes: '19:30' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2099-11-08', validThrough: '2099-11-08', opens: '00:00', closes: '00:00' },
      { validFrom: '2099-11-10', validThrough: '2099-11-12', opens: '00:00', closes: '00:00' },
    ],
  });
  expect(toJson(toSpecialist(fullClinic.optometrist))).toMatchObject({
    hasCredential: { name: 'B.Optom' },
    identifier: { '@type': 'PropertyValue', value: 'MH-1234' },
    knowsLanguage: ['English', 'Marathi'],
    image: expect.stringMatching(/\/images\/optometrist\.jpg\.jpeg$/),
  });
});
