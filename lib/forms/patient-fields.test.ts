import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { toPatientFields } from './patient-fields';
import { genders, services } from './patient-registration';

const messages = getMessages().forms.patient.fields;

test('the lists offer what can be sent', () => {
  const { gender, service } = toPatientFields(messages);
  expect(gender.choices.map(({ value }) => value).sort()).toEqual([...genders].sort());
  expect(service.choices.map(({ value }) => value).sort()).toEqual([...services].sort());
});

test('a list may stand in another order and language, and still sends the same', () => {
  const choices = [...messages.gender.choices]
    .reverse()
    .map(({ value }) => ({ value, label: `${value}!` }));
  expect(
    toPatientFields({ ...messages, gender: { ...messages.gender, choices } }).gender.choices,
  ).toEqual(choices);
});

test.each([
  ['a choice is missing', messages.gender.choices.slice(1)],
  ['a choice stands twice', [...messages.gender.choices, ...messages.gender.choices.slice(1)]],
  [
    'a value is translated',
    messages.gender.choices.map(({ label }) => ({ value: `${label}!`, label })),
  ],
])('no form is made where %s', (_, choices) => {
  expect(() => toPatientFields({ ...messages, gender: { ...messages.gender, choices } })).toThrow(
    /`gender` must have the values Male, Female, Other/,
  );
});
