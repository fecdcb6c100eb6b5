import { expect, test } from 'vitest';
import { splitAtStrong } from './rich-text';

test('a text is split before each bold part but the first and urgent ones', () => {
  const [first, second] = [{ strong: 'red' }, { strong: 'or sore' }];
  const now = { strong: 'Now:', isUrgent: true } as const;
  expect(splitAtStrong(['an eye is ', first, ' ', second, now, ' at night'])).toEqual([
    ['an eye is ', first, ' '],
    [second, now, ' at night'],
  ]);
});
