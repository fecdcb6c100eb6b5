import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writePictures } from './write-pictures';

const images = {
  en: { file: '/images/english.png', width: 20, height: 10, alt: '' },
  hi: { file: '/images/hindi.png', width: 20, height: 10, alt: '' },
};

vi.mock('@/lib/content/get-content', () => ({
  getContent: (code: keyof typeof images = 'en') => ({
    clinic: { optometrist: { photo: null } },
    posts: [{ image: images[code] }],
  }),
}));

const project = process.cwd();

beforeAll(async () => {
  process.chdir(mkdtempSync(`${tmpdir()}/pictures-`));
  mkdirSync('public/images', { recursive: true });
  for (const { file, width, height } of Object.values(images)) {
    await sharp({ create: { width, height, channels: 3, background: 'green' } }).toFile(
      join('public', file),
    );
  }
});

afterAll(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('an export has the pictures of the posts in all its languages', async () => {
  await writePictures('out', ['en', 'hi']);
  for (const name of ['english', 'hindi']) {
    for (const ending of ['avif', 'webp', 'jpeg']) {
      expect(existsSync(`out/social/images/${name}.png-20.${ending}`), ending).toBe(true);
    }
  }
});
