import { expect, test } from 'vitest';
import { provideSmallContent } from '../check/small-content.fixture';

const content = provideSmallContent();
const file = `content/en/words/forms.json`;

/** The source text of a field of the file. */
const findText = (pattern: RegExp) => pattern.exec(content.read(file))?.[0] ?? '';

const gender = '`patient.fields.gender.choices';

test.each([
  [
    /"value": "Other"/,
    '"value": "Others"',
    [`${gender}.2.value\` must be one of Male, Female, Other`],
  ],
  [
    /"value": "Other"/,
    '"value": "Male"',
    [
      `${gender}\` lacks the choice with the value Other; it is`,
      `${gender}.2.value\` is listed twice; it is 'Male'.`,
    ],
  ],
  [/"value": "Other",\s*"label": "[^"]*"/, '"value": "Other"', [`${gender}.2.label\` is missing.`]],
  [
    /"tooLong": "[^"]*"/,
    '"wrong": "Words"',
    ['`patient.fields.address.errors.wrong` is not known here. Missing here: `tooLong`.'],
  ],
  [
    /"firstName"/,
    '"first"',
    ['`patient.fields.first` is not known here. Missing here: `firstName`.'],
  ],
])('the check reports what the table of the forms does not have: %s → %s', (from, to, messages) => {
  content.change(file, findText(from), to);
  expect(content.listMessages().map((message) => message.replace(/line \d+/, 'line'))).toEqual(
    messages.map((message) => expect.stringContaining(`${file}, line: ${message}`)),
  );
});
