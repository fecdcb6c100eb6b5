import { expect, test } from 'vitest';
import { cleanAnswer } from './answers';

test.each([
  ['tel', '९८७६५ ४३२१०', '98765 43210'],
  ['textarea', 'घर १२', 'घर 12'],
  ['number', '४५', '45'],
  ['tel', '+91.98765.43210', '+91 98765 43210'],
  ['tel', '98765 43210.', '98765 43210'],
  ['tel', 'tel:+919876543210', '+919876543210'],
  ['tel', '020 2543 1234 ext 12', '020 2543 1234'],
  ['tel', '020 2543 1234, Extn. 12', '020 2543 1234'],
  ['tel', '+91 (20) 2543-1234', '+91 (20) 2543-1234'],
  ['email', 'mailto:asha@example.com', 'asha@example.com'],
  ['email', 'Asha Kulkarni <asha@example.com>', 'asha@example.com'],
  ['email', 'asha@example.com. ', 'asha@example.com'],
  ['email', '<mailto:asha@example.com>', 'asha@example.com'],
  ['email', 'asha@example.com', 'asha@example.com'],
  ['textarea', 'tel:1. <a@b>', 'tel:1. <a@b>'],
])('a pasted %s answer "%s" becomes "%s"', (type, pasted, cleaned) => {
  expect(cleanAnswer(type, pasted)).toBe(cleaned);
});
