import { expect, test } from 'vitest';
import { areOnlyMissing, listSettingProblems } from './release-settings';

const complete = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'pk_1',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template_1',
  NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID: 'template_2',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  NEXT_PUBLIC_CLINIC_EMAIL: 'clinic@example.com',
  NEXT_PUBLIC_SITE_URL: 'https://clinic.example',
};

test('a release with every setting goes out', () => {
  expect(listSettingProblems(complete)).toEqual([]);
});

test.each(Object.keys(complete))('a release without %s does not, and says so', (name) => {
  const problems = listSettingProblems({ ...complete, [name]: ' ' });
  expect(problems).toEqual([`  ${name} is missing`]);
  expect(areOnlyMissing(problems)).toBe(true);
});

test.each([
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'local-public-key'],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'service_1\n'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://api.emailjs.com/'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://127.0.0.1'],
  ['NEXT_PUBLIC_CLINIC_EMAIL', 'clinic@localhost.test'],
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000'],
  ['NEXT_PUBLIC_SITE_URL', 'https://exa mple.com'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.com/clinic'],
])('a release with %s set to %j does not', (name, value) => {
  const problems = listSettingProblems({ ...complete, [name]: value });
  expect(problems).toEqual([expect.stringContaining(`  ${name} `)]);
  expect(areOnlyMissing(problems)).toBe(false);
});

test('a release that sends both forms by one template does not', () => {
  const problems = listSettingProblems({
    ...complete,
    NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID: complete.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID,
  });
  expect(problems).toEqual([
    expect.stringMatching(/^ {2}NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID must differ/),
  ]);
});
