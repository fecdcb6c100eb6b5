import { expect, test } from 'vitest';
import { toBalancedLines } from './balanced-lines';

test('a title that fits stays on one line', () => {
  expect(toBalancedLines('Privacy', 32)).toEqual(['Privacy']);
});

test('a longer one breaks into even lines, so that no word is left alone', () => {
  expect(toBalancedLines('Contact lens habits that protect your eyes', 38)).toEqual([
    'Contact lens habits',
    'that protect your eyes',
  ]);
  expect(toBalancedLines('One two three four five six seven eight', 14)).toEqual([
    'One two three',
    'four five six',
    'seven eight',
  ]);
});
