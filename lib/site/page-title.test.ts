import { expect, test } from 'vitest';
import { TITLE_LENGTH, toPageTitle } from './page-title';

test('a title has the name of the site as long as both together are short enough', () => {
  const pageTitle = '{title} | Clinic';
  const longest = 'x'.repeat(TITLE_LENGTH - ' | Clinic'.length);
  expect(toPageTitle(longest, pageTitle)).toBe(`${longest} | Clinic`);
  expect(toPageTitle(`${longest}x`, pageTitle)).toBe(`${longest}x`);
});
