import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readClinic, smallestClinicText } from '../../clinic/clinic.fixture';
import { formatProblem } from '../../text/problems';

const listProblems = (lines: string) =>
  readClinic(`${lines}\n${smallestClinicText}`).problems.map(formatProblem);

const readHours = (line: string) => readClinic(`hours:\n  - ${line}\n${smallestClinicText}`);

test('the file of the clinic is sound', () => {
  expect(readClinic(readFileSync('content/clinic.yaml', 'utf8')).problems).toEqual([]);
});

test.each([
  ['Monday to Wednesday', ['Monday', 'Tuesday', 'Wednesday']],
  ['mon-wed', ['Monday', 'Tuesday', 'Wednesday']],
  ['"Tuesday, Thursday"', ['Tuesday', 'Thursday']],
  ['Saturday and Sunday', ['Saturday', 'Sunday']],
])('%s are days', (days, expected) => {
  const { clinic } = readHours(`{ days: ${days}, closed: true }`);
  expect(clinic?.hours?.[0]?.days).toEqual(expected);
});

test.each(['Weekdays', 'Friday to Monday', 'Mo', 'Monday, Monday', 'every day'])(
  'days that cannot be read are a mistake: %s',
  (days) => {
    expect(listProblems(`hours:\n  - { days: "${days}", closed: true }`)).toEqual([
      `content/clinic.yaml, line 2: \`hours.0.days\` must be days such as Monday, Monday to Saturday, or Monday, Wednesday, Friday; it is '${days}'.`,
    ]);
  },
);

test('YAML 1.2 reads a time without quotes as the text it is', () => {
  const { clinic, problems } = readHours('{ days: Monday, from: 10:00, to: 19:30 }');
  expect(problems).toEqual([]);
  expect(clinic?.hours).toEqual([{ days: ['Monday'], from: '10:00', to: '19:30' }]);
});

test.each(['9:00', '24:00', '10.30', '10:00 am'])('%s is not a time', (time) => {
  expect(listProblems(`hours:\n  - { days: Monday, from: "${time}", to: "23:00" }`)).toEqual([
    `content/clinic.yaml, line 2: \`hours.0.from\` must be a time of the day with four digits, such as "09:00" or "19:30"; it is '${time}'.`,
  ]);
});

test.each([
  ['times the wrong way round', 'from: "19:00", to: "10:00"'],
  ['a sitting without its end', 'from: "19:00"'],
  ['a closed day with times', 'closed: true, from: "10:00", to: "12:00"'],
  ['a day of which nothing is said', ''],
])('%s is a mistake', (_, rest) => {
  expect(listProblems(`hours:\n  - { days: Monday, ${rest} }`)).toEqual([
    expect.stringContaining(
      'content/clinic.yaml, line 2: `hours.0` must have `from` and a later `to`, or `closed: true`, or `byAppointment: true`',
    ),
  ]);
});

test.each([
  ['{ days: Sunday, closed: true }', '{ days: Saturday and Sunday, from: "10:00", to: "12:00" }'],
  ['{ days: Sunday, from: "11:00", to: "13:00" }', '{ days: Sun, from: "10:00", to: "12:00" }'],
])('two lines for one day that cannot both be true are a mistake', (one, other) => {
  expect(listProblems(`hours:\n  - ${one}\n  - ${other}`)).toEqual([
    expect.stringContaining(
      'content/clinic.yaml, line 3: `hours.1` contradicts what a line above says of Sunday',
    ),
  ]);
});

test('closed days are single days or a first and a last one', () => {
  const { clinic } = readClinic(
    `closedOn:\n  - 2026-11-08\n  - 2026-11-10 to 2026-11-12\n${smallestClinicText}`,
  );
  expect(clinic?.closedOn).toEqual([
    { from: '2026-11-08', until: '2026-11-08' },
    { from: '2026-11-10', until: '2026-11-12' },
  ]);
});

test.each([
  '08-11-2026',
  '2026-02-30',
  '2026-11-12 to 2026-11-10',
  '2026-11-10 - 2026-11-12',
  'Sunday',
])('%s are no closed days', (words) => {
  expect(listProblems(`closedOn:\n  - ${words}`)).toEqual([
    `content/clinic.yaml, line 2: \`closedOn.0\` must be a day such as 2026-11-21, or a first and a last day such as 2026-11-21 to 2026-11-24; it is '${words}'.`,
  ]);
});

/** The YAML of a notice. */
const toNotice = (text: string, from = '2026-12-01', until = '2026-12-03') =>
  `notice:\n  text:\n    ${text}\n  from: ${from}\n  until: ${until}`;

test('a notice is in English, and in other languages if the owner likes', () => {
  const { clinic, problems } = readClinic(
    `${toNotice('en: "We are closed: Diwali."\n    mr:')}\n${smallestClinicText}`,
  );
  expect(problems).toEqual([]);
  expect(clinic?.notice?.text).toEqual({ en: 'We are closed: Diwali.', hi: null, mr: null });
});

test.each([
  ['without English', toNotice('mr: "आम्ही बंद आहोत."'), 'line 3: `notice.text.en` is missing.'],
  [
    'that is too long',
    toNotice(`en: ${'x'.repeat(161)}`),
    'line 3: `notice.text.en` may have at most 160 characters; it has 161.',
  ],
  [
    'in a language that the site does not have',
    toNotice('en: Closed.\n    ta: Closed.'),
    'line 4: `notice.text.ta` is not known here.',
  ],
  [
    'that ends before it begins',
    toNotice('en: Closed.', '2026-12-03', '2026-12-01'),
    "line 5: `notice.until` must not lie before `from`; it is '2026-12-01'.",
  ],
  [
    'without its last day',
    'notice:\n  text:\n    en: Closed.\n  from: 2026-12-01',
    'line 2: `notice.until` is missing.',
  ],
  [
    'with a day that is none',
    toNotice('en: Closed.', '1 December'),
    "line 4: `notice.from` must be a day such as 2026-11-21; it is '1 December'.",
  ],
])('a notice %s is a mistake', (_, lines, message) => {
  expect(listProblems(lines)).toEqual([`content/clinic.yaml, ${message}`]);
});

test.each(['phone', 'whatsApp'])('%s is written with its country code', (field) => {
  expect(listProblems(`${field}: "020 1234 5678"`)).toEqual([
    `content/clinic.yaml, line 1: \`${field}\` must begin with + and the country code, in quotes: write "+91 20123 45678"; it is '020 1234 5678'.`,
  ]);
  expect(listProblems(`${field}: 912012345678`)).toEqual([
    `content/clinic.yaml, line 1: \`${field}\` must begin with + and the country code, in quotes: write "+91 20123 45678"; it is 912012345678.`,
  ]);
});

test('a line that nobody knows is a mistake', () => {
  expect(listProblems('telephone: "+91 20 1234 5678"')).toEqual([
    'content/clinic.yaml, line 1: `telephone` is not known here.',
  ]);
});
