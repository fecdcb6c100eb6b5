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

test.each(
  (['jpeg', 'png', 'webp', 'avif'] as const).flatMap((format) => [
    { format, orientation: 3, size: { width: 60, height: 40 } },
    { format, orientation: 6, size: { width: 40, height: 60 } },
  ]),
)(
  'the size of a $format with orientation $orientation is that of the upright picture',
  async ({ format, orientation, size }) => {
    const path = write(await draw().toFormat(format).withMetadata({ orientation }).toBuffer());
    expect(readPictureSize(path)).toEqual(size);
  },
);

test('a photograph of an iPhone, whose EXIF data is big-endian, has the size of the upright picture', async () => {
  const jpeg = await draw().jpeg().toBuffer();
  const exif = 'ffe1 0022 457869660000 4d4d002a00000008 0001 0112000300000001 00060000 00000000';
  const bytes = [
    jpeg.subarray(0, 2),
    Buffer.from(exif.replaceAll(' ', ''), 'hex'),
    jpeg.subarray(2),
  ];
  expect(readPictureSize(write(Buffer.concat(bytes)))).toEqual({ width: 40, height: 60 });
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
