import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPictureSize } from './picture-size';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const draw = () => sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } });

function write(bytes: Buffer | string): string {
  const path = join(folder, 'picture');
  writeFileSync(path, bytes);
  return path;
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('the size of a %s is read', async (format) => {
  const path = write(await draw().toFormat(format).toBuffer());
  expect(readPictureSize(path)).toEqual({ width: 60, height: 40 });
});

test('a photograph that a phone marked as turned has its size the right way up', async () => {
  const path = write(await draw().jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(readPictureSize(path)).toEqual({ width: 40, height: 60 });
});

test.each([
  ['a text', 'not a picture'],
  ['nothing', ''],
  ['a drawing in SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>'],
])('%s is no picture', (_, bytes) => {
  expect(readPictureSize(write(bytes))).toBeNull();
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends too soon is none', async (format) => {
  const bytes = await draw().toFormat(format).toBuffer();
  for (const length of [12, bytes.length / 2, bytes.length - 8]) {
    expect(readPictureSize(write(bytes.subarray(0, length))), String(length)).toBeNull();
  }
});
