import { expect, test } from 'vitest';
import { splitAtStrong } from './rich-text';

test('a text is split before each bold part but the first and urgent ones', () => {
  const [first, second] = [{ strong: 'red' }, { strong: 'or sore' }];
  expect(splitAtStrong(['it is ', first, ' ', second, { strong: 'Now', isUrgent: true }])).toEqual([
    ['it is ', first, ' '],
    [second, { strong: 'Now', isUrgent: true }],
  ]);
});
