import { expect, test } from 'vitest';
import { getWords } from '../content/get-content';
import { toPatientFields } from './patient-fields';
import { genders, services } from './patient-registration';

const words = getWords().forms.patient.fields;

test('the lists offer what can be sent', () => {
  const { gender, service } = toPatientFields(words);
  expect(gender.choices.map(({ value }) => value).sort()).toEqual([...genders].sort());
  expect(service.choices.map(({ value }) => value).sort()).toEqual([...services].sort());
});

test('a list may stand in another order and language, and still sends the same', () => {
  const choices = [...words.gender.choices]
    .reverse()
    .map(({ value }) => ({ value, label: `${value}!` }));
  expect(
    toPatientFields({ ...words, gender: { ...words.gender, choices } }).gender.choices,
  ).toEqual(choices);
});

test.each([
  ['a choice is missing', words.gender.choices.slice(1)],
  ['a choice stands twice', [...words.gender.choices, ...words.gender.choices.slice(1)]],
  [
    'a value is translated',
    words.gender.choices.map(({ label }) => ({ value: `${label}!`, label })),
  ],
])('no form is made where %s', (_, choices) => {
  expect(() => toPatientFields({ ...words, gender: { ...words.gender, choices } })).toThrow(
    /`gender` must have the values Male, Female, Other/,
  );
});
