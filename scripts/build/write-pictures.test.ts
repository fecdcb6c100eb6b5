import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { servedFormats, toServed } from '@/lib/pictures';
import { writePictures } from './write-pictures';

/** Photos that a phone stored sideways (EXIF orientation). */
const images = {
  en: { file: '/images/english.jpg', width: 10, height: 20, alt: '' },
  hi: { file: '/images/hindi.png', width: 10, height: 20, alt: '' },
  mr: { file: '/images/marathi.webp', width: 10, height: 20, alt: '' },
};

vi.mock('@/lib/content/get-content', () => ({
  getContent: (code: keyof typeof images = 'en') => ({
    clinic: { optometrist: { photo: null } },
    posts: [{ image: images[code] }],
  }),
}));

test('an export contains the pictures of all its languages, upright and without EXIF data, but not the originals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const project = process.cwd();
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
  for (const parent of ['public', 'out']) {
    mkdirSync(`${parent}/images`, { recursive: true });
    for (const { file, width, height } of Object.values(images)) {
      await sharp({ create: { width: height, height: width, channels: 3, background: 'green' } })
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' } })
        .toFile(join(parent, file));
    }
  }
  await writePictures('out', ['en', 'hi', 'mr']);
  for (const image of Object.values(images)) {
    for (const format of servedFormats) {
      const picture = await sharp(join('out', toServed(image, format).file)).metadata();
      const upright = { format, width: 10, height: 20, exif: undefined, orientation: undefined };
      expect(picture, `${image.file} as ${format}`).toEqual({ ...picture, ...upright });
    }
  }
  expect(existsSync('out/images')).toBe(false);
});
