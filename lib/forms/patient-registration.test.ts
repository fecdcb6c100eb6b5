import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, safeParse, type ZodMiniType } from 'zod/mini';
import { getContent } from '../content/get-content';
import { trimInvisible } from './invisible-characters';
import {
  createPatientRegistration,
  genders,
  services,
  toPatientParams,
} from './patient-registration';

const { messages, limits } = getContent();
const digits = limits.phoneDigits;
const patientRegistration = createPatientRegistration({
  fields: messages.forms.patient.fields,
  limits,
});

const filled = fc
  .string({ unit: 'binary', minLength: 1 })
  .filter((text) => trimInvisible(text) !== '');
const upTo = (maxLength: number) => fc.string({ unit: 'binary', maxLength });

const answers = fc.record({
  firstName: filled,
  lastName: filled,
  age: fc.integer(limits.ageYears).map(String),
  gender: fc.constantFrom(...genders),
  phone: fc.stringMatching(new RegExp(`^\\+?(\\d[ ()-]{0,2}){${digits.min},${digits.max}}$`)),
  email: fc.stringMatching(/^[a-z.]{1,20}@[a-z]{1,20}(\.[a-z]{2,5})?$/),
  address: upTo(Math.floor(limits.addressCharacters / 2)),
  service: fc.constantFrom(...services),
  symptoms: upTo(Math.floor(limits.symptomsCharacters / 2)),
  history: upTo(Math.floor(limits.historyCharacters / 2)),
});

const fields = patientRegistration.shape;
const takes = (field: ZodMiniType, answer: string) => safeParse(field, answer).success;

describe('a registration', () => {
  test('comes out as it went in, apart from trimming, and with the eleven keys alone', () => {
    fc.assert(
      fc.property(answers, (typed) => {
        const params = toPatientParams(parse(patientRegistration, typed), 'clinic@example.com');
        const trimmed = Object.fromEntries(
          Object.entries(typed).map(([name, answer]) => [name, trimInvisible(answer)]),
        );
        expect(params).toEqual({
          ...trimmed,
          age: Number(typed.age),
          to_email: 'clinic@example.com',
        });
      }),
    );
  });

  test('takes nothing that was not asked for', () => {
    const typed = fc.sample(answers, 1)[0];
    expect(parse(patientRegistration, { ...typed, isAdmin: 'yes' })).not.toHaveProperty('isAdmin');
  });

  test('takes an age of whole years within its bounds and no other', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -300, max: 300 }), fc.double()), (years) => {
        const isWithin =
          Number.isInteger(years) && years >= limits.ageYears.min && years <= limits.ageYears.max;
        expect(takes(fields.age, String(years))).toBe(isWithin);
      }),
    );
  });

  test.each(['', ' ', 'nine', '1e1', '٩', '+9'])('takes no age of %j', (age) => {
    expect(takes(fields.age, age)).toBe(false);
  });

  test('takes a phone number by its digits, whatever stands between them', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom(...'0123456789९'), fc.constantFrom('', ' ', '-', ')', '‑')),
        ),
        fc.constantFrom('', '+', '('),
        (typed, start) => {
          const isWithin = typed.length >= digits.min && typed.length <= digits.max;
          expect(takes(fields.phone, start + typed.flat().join(''))).toBe(isWithin);
        },
      ),
    );
  });

  test.each(['98765+43210', '98765 43210 ext 7', '98765/43210', '<98765432>'])(
    'takes no phone number of %j',
    (phone) => {
      expect(takes(fields.phone, phone)).toBe(false);
    },
  );

  test.each([
    ['a@b', true],
    ['first.last+tag@sub.example.co.in', true],
    [' padded@example.com ', true],
    ['no at sign', false],
    ['two@@example.com', false],
    ['trailing@example.com.', false],
  ])('reads the e-mail address %j as a browser does', (email, isValid) => {
    expect(takes(fields.email, email)).toBe(isValid);
  });
});
