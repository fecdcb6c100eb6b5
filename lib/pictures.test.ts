import { expect, test } from 'vitest';
import { listWidths, toJpeg, toPictureAddress } from './pictures';

const toPicture = (width: number, height: number) => ({ file: '/images/a.png', width, height });

test.each([
  [300, [300]],
  [800, [400, 800]],
  [1000, [400, 800, 1000]],
  [4000, [400, 800, 1200, 1600]],
])('a picture of %i pixels is served in widths of its own or less', (width, widths) => {
  expect(listWidths(toPicture(width, 500))).toEqual(widths);
});

test('the address says which file, width and format it is', () => {
  expect(toPictureAddress(toPicture(900, 600), 400, 'avif')).toBe('/social/images/a.png-400.avif');
});

test('the JPEG keeps the shape of the picture', () => {
  const file = '/social/images/a.png-1200.jpeg';
  expect(toJpeg(toPicture(4000, 3000))).toEqual({ file, width: 1200, height: 900 });
  expect(toJpeg(toPicture(3, 2))).toMatchObject({ width: 3, height: 2 });
});
