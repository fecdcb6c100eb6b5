import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits';

test.each(Intl.supportedValuesOf('numberingSystem'))('%s digits are replaced by 0–9', (system) => {
  const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  const all = [...digits.format(9_876_543_210)];
  // A few numbering systems have no decimal digits, such as Roman numerals.
  const isDecimal = all.length === 10 && all.every((digit) => /\p{Nd}/u.test(digit));
  expect(toAsciiDigits(all.join(''))).toBe(isDecimal ? '9876543210' : all.join(''));
});

test('characters that are not digits stay unchanged', () => {
  expect(toAsciiDigits('फ्लॅट ½ Ⅳ ② 7')).toBe('फ्लॅट ½ Ⅳ ② 7');
});
