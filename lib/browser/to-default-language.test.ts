import { expect, test } from 'vitest';
import { toDefaultLanguage } from './to-default-language';

test.each([
  ['/hi/vision-therapy/squint/', '/vision-therapy/squint/'],
  ['/hi/', '/'],
  ['/hi', '/'],
  ['/hindi/', null],
  ['/mr/faq/', null],
  ['/faq/', null],
])('%s leads to %s while Hindi is not published', (pathname, expected) => {
  expect(toDefaultLanguage(pathname, ['/hi/'])).toBe(expected);
});
