import { expect, test } from 'vitest';
import { toServed } from './pictures';

test('a served picture keeps its aspect ratio, and is at most 1200 pixels wide', () => {
  const picture = { file: '/images/a.png', width: 4000, height: 3000 };
  const file = '/social/images/a.png.webp';
  expect(toServed(picture, 'webp')).toEqual({ file, width: 1200, height: 900 });
  const small = { ...picture, width: 300, height: 200 };
  expect(toServed(small, 'jpeg')).toEqual({ ...small, file: '/social/images/a.png.jpeg' });
});
