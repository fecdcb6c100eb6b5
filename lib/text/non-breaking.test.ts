import { expect, test } from 'vitest';
import { withNonBreakingSpaces } from './non-breaking';

const shown = (text: string) => withNonBreakingSpaces(text).replaceAll('\u00a0', '_');

test('a number stays with its unit, and a span in one piece', () => {
  expect(shown('In 73 % of them, after 12 weeks of practice')).toBe(
    'In 73_% of them, after 12_weeks of practice',
  );
  expect(shown('It runs for 8 to 24 weeks, with 1 or 2 visits a week.')).toBe(
    'It runs for 8_to_24_weeks, with 1_or_2_visits a week.',
  );
  expect(shown('a number from 0 to 120; once between 3 and 5')).toBe(
    'a number from 0_to_120; once between 3 and 5',
  );
});

test('other words stay free to begin a line', () => {
  const text = 'Of 221 children, 84 were well in 2008 and Class 4 to a degree.';
  expect(withNonBreakingSpaces(text)).toBe(text);
});
