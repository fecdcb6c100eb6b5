import { expect, test } from 'vitest';
import { readClinic, smallestClinicText } from '../../clinic/clinic.fixture';
import { formatProblem } from '../../text/problems';

const read = (lines: string) => readClinic(`${lines}\n${smallestClinicText}`);

const toHours = (line: string) => `hours:\n  - { ${line} }`;

test.each([
  ['Monday to Wednesday', ['Monday', 'Tuesday', 'Wednesday']],
  ['mon-wed', ['Monday', 'Tuesday', 'Wednesday']],
  ['"Tuesday, Thursday"', ['Tuesday', 'Thursday']],
  ['Saturday and Sunday', ['Saturday', 'Sunday']],
])('reads the days %s', (days, expected) => {
  const { clinic } = read(toHours(`days: ${days}, closed: true`));
  expect(clinic?.hours?.[0]?.days).toEqual(expected);
});

test('reads numbers and times without quotes, closed days, and a notice without translations', () => {
  const lines = [
    'phone: +912012345678\noptometrist: { registration: 012345 }',
    toHours('days: Monday, from: 10:00, to: 19:30'),
    'closedOn:\n  - 2026-11-08\n  - 2026-11-10 to 2026-11-12',
    'notice:\n  text:\n    en: "Closed: Diwali."\n    mr:\n  from: 2026-12-01\n  until: 2026-12-01',
  ];
  const { clinic, problems } = read(lines.join('\n'));
  expect(problems).toEqual([]);
  expect(clinic).toMatchObject({
    phone: '+912012345678',
    optometrist: { registration: '012345' },
    hours: [{ days: ['Monday'], from: '10:00', to: '19:30' }],
    closedOn: [
      { from: '2026-11-08', until: '2026-11-08' },
      { from: '2026-11-10', until: '2026-11-12' },
    ],
    notice: { text: { en: 'Closed: Diwali.', hi: null, mr: null } },
  });
});

const toNotice = (text: string, from = '2026-12-01', until = '2026-12-03') =>
  `notice:\n  text: { ${text} }\n  from: ${from}\n  until: ${until}`;

/** Mistakes with the same message, which contains the line and the field. */
const mistakes: [message: string, ...lines: string[]][] = [
  [
    'line 2: `hours.0.days` must be days such as Monday, Monday to Saturday, or',
    toHours('days: Friday to Monday, closed: true'),
    toHours('days: "Monday, Monday", closed: true'),
  ],
  [
    'line 2: `hours.0.from` must be a time of the day with four digits',
    ...['"9:00"', '10.30', '10:00 am', '"10:00-13:00"'].map((time) =>
      toHours(`days: Monday, from: ${time}, to: "23:00"`),
    ),
  ],
  [
    'line 2: `hours.0` must have `from` and a later `to`, or `closed: true`, or',
    toHours('days: Monday, from: "19:00", to: "10:00"'),
    toHours('days: Monday, from: "19:00"'),
    toHours('days: Monday, closed: true, from: "10:00", to: "12:00"'),
    toHours('days: Monday'),
  ],
  [
    'line 3: `hours.1` contradicts what a line above says of Sunday',
    `${toHours('days: Sunday, closed: true')}\n  - { days: sat-sun, from: "10:00", to: "12:00" }`,
    `${toHours('days: Sun, from: "11:00", to: "13:00"')}\n  - { days: Sun, from: "10:00", to: "12:00" }`,
  ],
  [
    'line 2: `closedOn.0` must be a day such as 2026-11-21, or a first and a last day such as',
    'closedOn:\n  - 2026-02-30',
    'closedOn:\n  - 2026-11-12 to 2026-11-10',
  ],
  ['line 2: `notice.text.en` is missing.', toNotice('mr: "आम्ही बंद आहोत."')],
  ['line 2: `notice.text.en` may be at most 160 char', toNotice(`en: ${'x'.repeat(161)}`)],
  ['line 4: `notice.until` must not lie before', toNotice('en: A', '2026-12-03', '2026-12-01')],
  [
    '` must begin with + and the country code',
    ...['"020 1234 5678"', '"+91 20 1234 567"'].map((number) => `phone: ${number}`),
    'whatsApp: "+98220 12345"',
  ],
  [
    'line 1: `address.postcode` must be a postcode of six digits',
    ...['"41103"', '41103', '"4110388"', '"041103"'].map(
      (postcode) => `address: { street: A, postcode: ${postcode}, region: B }`,
    ),
  ],
  ['line 2: `notice.text.en` must be in English', toNotice('en: बंद')],
  ['line 1: `position.latitude` may be at most 37', 'position: { latitude: 73, longitude: 73 }'],
];

test.each(mistakes.flatMap(([message, ...inputs]) => inputs.map((lines) => [lines, message])))(
  'reports %j: %s',
  (lines = '', message = '') => {
    expect(read(lines).problems.map(formatProblem)).toEqual([expect.stringContaining(message)]);
  },
);
