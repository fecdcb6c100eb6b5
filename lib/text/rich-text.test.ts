import { expect, test } from 'vitest';
import { splitAtStrong } from './rich-text';

test('a text is split before each bold part but the first', () => {
  const [first, second] = [{ strong: 'red' }, { strong: 'or sore' }];
  expect(splitAtStrong(['an eye is ', first, ' ', second, ' at night'])).toEqual([
    ['an eye is ', first, ' '],
    [second, ' at night'],
  ]);
});
