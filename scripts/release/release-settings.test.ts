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

test.each(Object.keys(complete))('a release without the setting %s is refused', (name) => {
  expect(listSettingProblems(complete)).toEqual([]);
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
  ['NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID', 'template_1'],
])('a release with %s set to %j is refused', (name, value) => {
  const problems = listSettingProblems({ ...complete, [name]: value });
  expect(problems).toEqual([expect.stringContaining(`  ${name} `)]);
  expect(areOnlyMissing(problems)).toBe(false);
});
