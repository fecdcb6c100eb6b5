import { expect, test } from 'vitest';
import { createPictureTools } from './picture-tools';

test('an attribute that varies has its values, and begins with the first', () => {
  expect(createPictureTools('ghosting').vary('stdDeviation', [0, 0.5, 2, 4])).toEqual({
    stdDeviation: 0,
    'data-varies': 'stdDeviation',
    'data-values': '0 0.5 2 4',
  });
});
