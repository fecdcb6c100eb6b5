import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Sharp, default as SharpFactory } from 'sharp';
import { getContent } from '@/lib/content/get-content';
import {
  listWidths,
  modernFormats,
  type Picture,
  type PictureFormat,
  toJpeg,
  toPictureAddress,
} from '@/lib/pictures';

// As CommonJS: its ES module imports JSON in a way that Node 20.9 does not read, 20.10 does.
const sharp: typeof SharpFactory = createRequire(import.meta.url)('sharp');

/** At about one quality in all formats; their scales differ. */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  // The usual effort, 4, takes ten times as long for files as large: 12 s for one of 1600 pixels.
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 80 }),
  jpeg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80 }),
};

/** Where the owner uploads pictures: no page shows them as they are, and some not at all. */
const uploads = 'images';

/** Every picture that the content shows, each once. */
function listPictures(): Iterable<Picture> {
  const { clinic, posts } = getContent();
  const pictures = [clinic.optometrist.photo, ...posts.map(({ image }) => image)];
  return new Map(
    pictures.flatMap((picture) => (picture ? [[picture.file, picture] as const] : [])),
  ).values();
}

/** Pictures made before, by what they were made of: one takes seconds, and each language shows it. */
const made = '.cache/pictures';

async function make(path: string, picture: Picture, width: number, format: PictureFormat) {
  const height = Math.round((picture.height * width) / picture.width);
  const image = sharp(join('public', picture.file)).autoOrient().resize({ width });
  const { data, info } = await encode[format](image).toBuffer({ resolveWithObject: true });
  if (Math.abs(info.height - height) > 1) {
    throw new Error(
      `it would be ${info.width} by ${info.height} pixels, not ${width} by ${height}`,
    );
  }
  writeFileSync(path, data);
}

async function write(folder: string, picture: Picture, width: number, format: PictureFormat) {
  const code = createHash('sha256')
    .update(readFileSync(join('public', picture.file)))
    .update(encode[format].toString())
    .digest('hex');
  const path = join(made, `${code}-${width}.${format}`);
  if (!existsSync(path)) {
    mkdirSync(made, { recursive: true });
    await make(path, picture, width, format);
  }
  copyFileSync(path, join(folder, toPictureAddress(picture, width, format)));
}

async function writeAll(folder: string, picture: Picture): Promise<void> {
  mkdirSync(join(folder, dirname(toJpeg(picture).file)), { recursive: true });
  for (const format of modernFormats) {
    for (const width of listWidths(picture)) {
      await write(folder, picture, width, format);
    }
  }
  await write(folder, picture, toJpeg(picture).width, 'jpeg');
}

/**
 * Writes every picture of the content in its widths and formats into an export, in place of the
 * originals: a phone writes into them where they were taken, and they are large. Throws one sentence
 * that names the picture that cannot be read. A route could not do this: Next exports none that has
 * no pages, and there may be no picture.
 */
export async function writePictures(folder: string): Promise<void> {
  for (const picture of listPictures()) {
    try {
      await writeAll(folder, picture);
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : reason;
      throw new Error(`public${picture.file} cannot be shown: ${message}`);
    }
    rmSync(join(folder, picture.file), { force: true });
  }
  rmSync(join(folder, uploads), { recursive: true, force: true });
}
