import { expect, test } from 'vitest';
import { provideSmallContent, smallLanguage } from '../check/small-content.fixture';

const content = provideSmallContent();
const file = `content/${smallLanguage}/words/forms.json`;

/** A field of the file, as it is written there. */
const findText = (pattern: RegExp) => pattern.exec(content.read(file))?.[0] ?? '';

test.each([
  [
    'a choice that is not in the table',
    /"value": "Other"/,
    '"value": "Others"',
    ["`patient.fields.gender.choices.2.value` must be one of Male, Female, Other; it is 'Others'."],
  ],
  [
    'a choice that is there twice, and one that is missing',
    /"value": "Other"/,
    '"value": "Male"',
    [
      '`patient.fields.gender.choices` lacks the choice with the value Other; it is',
      "`patient.fields.gender.choices.2.value` is listed twice; it is 'Male'.",
    ],
  ],
  [
    'a choice without a label',
    /"value": "Other",\s*"label": "[^"]*"/,
    '"value": "Other"',
    ['`patient.fields.gender.choices.2.label` is missing.'],
  ],
  [
    'an error message that the field needs',
    /"tooLong": "[^"]*"/,
    '"wrong": "Words"',
    ['`patient.fields.address.errors.wrong` is not known here. Missing here: `tooLong`.'],
  ],
  [
    'a field that is not in the table',
    /"firstName"/,
    '"first"',
    ['`patient.fields.first` is not known here. Missing here: `firstName`.'],
  ],
])('the check reports %s, with its line', (_, from, to, messages) => {
  content.change(file, findText(from), to);
  expect(content.listMessages()).toEqual(
    messages.map((message) =>
      expect.stringMatching(
        new RegExp(`^${file}, line \\d+: ${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
      ),
    ),
  );
});
