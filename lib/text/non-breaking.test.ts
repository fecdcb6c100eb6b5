import { expect, test } from 'vitest';
import { withNonBreakingSpaces } from './non-breaking';

test.each([
  ['a number and its unit', 'In 73_% of them, after 12_weeks of practice'],
  ['a range and its unit in English', 'It runs for 8_to 24_weeks, with 1_or 2_visits a week.'],
  ['the start of a range without a unit', 'a number from 0_to 120; once between 3 and 5'],
  ['the first two words of a prohibition', 'Note when it began. Do_not drive.'],
  ['a range and its unit in Hindi', '8_से 24_हफ़्ते, हफ़्ते में 1_या 2_सेशन'],
  ['a range and its unit in Marathi', '8_ते 24_आठवडे, दररोज 15_मिनिटे'],
  ['a phone number', 'जैसे +91_98765_43210। 112 108'],
  ['no other words', 'Of 221 children, 84 were well in 2008 and Class 4 to a degree.'],
])('%s stay on one line', (_, shown) => {
  const text = withNonBreakingSpaces(shown.replaceAll('_', ' '));
  expect(text.replaceAll('\u00a0', '_')).toBe(shown);
});
