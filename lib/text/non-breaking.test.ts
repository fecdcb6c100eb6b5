import { expect, test } from 'vitest';
import { withNonBreakingSpaces } from './non-breaking';

const shown = (text: string) => withNonBreakingSpaces(text).replaceAll('\u00a0', '_');

test('a number stays with its unit, and the word of a span with what it follows', () => {
  expect(shown('In 73 % of them, after 12 weeks of practice')).toBe(
    'In 73_% of them, after 12_weeks of practice',
  );
  expect(shown('It runs for 8 to 24 weeks, with 1 or 2 visits a week.')).toBe(
    'It runs for 8_to 24_weeks, with 1_or 2_visits a week.',
  );
  expect(shown('a number from 0 to 120; once between 3 and 5')).toBe(
    'a number from 0_to 120; once between 3 and 5',
  );
});

test('a prohibition keeps its first two words together', () => {
  expect(shown('Note when it began. Do not drive.')).toBe('Note when it began. Do_not drive.');
});

test.each([
  ['8 से 24 हफ़्ते, हफ़्ते में 1 या 2 सेशन', '8_से 24_हफ़्ते, हफ़्ते में 1_या 2_सेशन'],
  ['8 ते 24 आठवडे, दररोज 15 मिनिटे', '8_ते 24_आठवडे, दररोज 15_मिनिटे'],
])('%s stays in its pieces', (text, pieces) => {
  expect(shown(text)).toBe(pieces);
});

test('a phone number stays on one line', () => {
  expect(shown('जैसे +91 98765 43210। 112 108')).toBe('जैसे +91_98765_43210। 112 108');
});

test('other words stay free to begin a line', () => {
  const text = 'Of 221 children, 84 were well in 2008 and Class 4 to a degree.';
  expect(withNonBreakingSpaces(text)).toBe(text);
});
