import { createElement } from 'react';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture';

/** The rendered width of a word, in pixels. */
async function measureWord(word: string): Promise<number> {
  const style = { display: 'flex', fontSize: 120, color: 'white', backgroundColor: 'black' };
  const picture = await drawPicture(
    createElement('div', { style: { ...style, width: '100%', height: '100%' } }, word),
  );
  const { info } = await sharp(picture).trim().toBuffer({ resolveWithObject: true });
  return info.width;
}

test('social pictures have conjuncts of Devanagari', async () => {
  // Zero-width non-joiners prevent the conjuncts of the same word.
  const [joined, apart] = await Promise.all(['क्षत्रिय', 'क्‌षत्‌रिय'].map(measureWord));
  expect(joined).toBeGreaterThan(100);
  expect(Number(joined)).toBeLessThan(Number(apart) * 0.9);
});
