import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readPictureSize } from './picture-size';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

afterAll(() => rmSync(folder, { recursive: true }));

const draw = () => sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } });

function readSize(bytes: Buffer | string) {
  const path = join(folder, 'picture');
  writeFileSync(path, bytes);
  return readPictureSize(path);
}

const lying = { width: 60, height: 40 };
const upright = { width: 40, height: 60 };

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads the size of a %s', async (format) => {
  expect(readSize(await draw().toFormat(format).toBuffer())).toEqual(lying);
});

test('reads the displayed size of a photo rotated by EXIF orientation', async () => {
  const turn = (orientation: number) => draw().jpeg().withMetadata({ orientation }).toBuffer();
  expect(readSize(await turn(3))).toEqual(lying);
  expect(readSize(await turn(6))).toEqual(upright);
});

test('reads the rotation of an iPhone photo, whose EXIF data is big-endian', async () => {
  const jpeg = await draw().jpeg().toBuffer();
  const exif = 'ffe1 0022 457869660000 4d4d002a00000008 0001 0112000300000001 00060000 00000000';
  const start = [jpeg.subarray(0, 2), Buffer.from(exif.replaceAll(' ', ''), 'hex')];
  expect(readSize(Buffer.concat([...start, jpeg.subarray(2)]))).toEqual(upright);
});

test.each([
  'not a picture',
  '',
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>',
])('reads no picture size from a file with the content "%s"', (text) => {
  expect(readSize(text)).toBeNull();
});
