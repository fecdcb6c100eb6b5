import { expect, test } from 'vitest';
import { createPictureTools, toStillStep } from './picture-tools';

test('the still step is one past the middle', () => {
  expect([3, 4, 5].map(toStillStep)).toEqual([1, 2, 2]);
});

test('an attribute that varies has its values, and begins with that of the still step', () => {
  expect(createPictureTools('ghosting').vary('stdDeviation', [0, 0.5, 2, 4])).toEqual({
    stdDeviation: 2,
    'data-varies': 'stdDeviation',
    'data-values': '0 0.5 2 4',
  });
});
