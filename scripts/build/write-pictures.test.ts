import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LanguageCode } from '@/lib/language';
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

test.each<[LanguageCode, string, string]>([
  ['en', 'english', 'hindi'],
  ['hi', 'hindi', 'english'],
])('the export in %s has the pictures of its own posts', async (code, own, other) => {
  await writePictures(code, code);
  for (const ending of ['avif', 'webp', 'jpeg']) {
    expect(existsSync(`${code}/social/images/${own}.png-20.${ending}`), ending).toBe(true);
    expect(existsSync(`${code}/social/images/${other}.png-20.${ending}`), ending).toBe(false);
  }
});
