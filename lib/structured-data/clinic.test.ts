import { expect, test } from 'vitest';
import { fullClinic, smallestClinic } from '../clinic/clinic.fixture';
import { toClinic } from './clinic';
import { toSpecialist } from './specialist';

const toJson = (thing: unknown) => JSON.parse(JSON.stringify(thing));

test('empty values of clinic.yaml are left out', () => {
  const clinic = toJson(toClinic(smallestClinic));
  expect(Object.keys(clinic).join()).toBe(
    '@type,@id,name,description,url,image,medicalSpecialty,knowsLanguage,address',
  );
  expect(Object.keys(clinic.address).join()).toBe('@type,addressLocality,addressCountry');
  expect(toSpecialist(smallestClinic.optometrist)).toBeNull();
});

test('the values of clinic.yaml are properties of schema.org', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(toJson(toClinic(fullClinic))).toMatchObject({
    telephone: '+91 20 1234 5678',
    email: 'hello@clinic.example',
    knowsLanguage: ['English', 'Hindi', 'Marathi'],
    address: {
      streetAddress: '12 Lane 4, Kothrud',
      postalCode: '411038',
      addressRegion: 'Maharashtra',
    },
    geo: { latitude: 18.5074, longitude: 73.8077 },
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
    name: 'Asha Kulkarni',
    hasCredential: { name: 'B.Optom' },
    identifier: { value: 'MH-1234' },
    knowsLanguage: ['English', 'Marathi'],
    image: expect.stringMatching(/\/images\/optometrist\.jpg\.jpeg$/),
  });
});

test('hours that are closed or by appointment, closed days that are over, and fees are left out', () => {
  const clinic = toClinic({
    ...fullClinic,
    hours: [
      { days: ['Sunday'], closed: true },
      { days: ['Monday'], byAppointment: true },
    ],
    closedOn: [{ from: '2020-11-08', until: '2020-11-08' }],
  });
  expect(JSON.stringify(clinic)).not.toMatch(/OpeningHoursSpecification|price|1500/i);
});
