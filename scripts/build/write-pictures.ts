import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { getContent } from '@/lib/content/get-content';
import type { LanguageCode } from '@/lib/languages';
import {
  listWidths,
  modernFormats,
  type Picture,
  type PictureFormat,
  toJpeg,
  toPictureAddress,
} from '@/lib/pictures';

/** The encoders, at about the same visual quality; the quality scales of the formats differ. */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  // The default effort, 4, takes ten times as long for files of the same size: 12 s for one of 1600 pixels.
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 80 }),
  jpeg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80 }),
};

/** The folder of the uploaded pictures, whose originals are not published. */
const uploads = 'images';

/** The pictures in the content of the languages, without duplicates. */
function listPictures(codes: readonly LanguageCode[]): Iterable<Picture> {
  const pictures = codes
    .map(getContent)
    .flatMap(({ clinic, posts }) => [clinic.optometrist.photo, ...posts.map(({ image }) => image)]);
  return new Map(
    pictures.flatMap((picture) => (picture ? [[picture.file, picture] as const] : [])),
  ).values();
}

/** A cache of encoded pictures by the hash of the original, because encoding takes seconds. */
const cache = '.cache/pictures';

async function encodeTo(path: string, picture: Picture, width: number, format: PictureFormat) {
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
  const hash = createHash('sha256')
    .update(readFileSync(join('public', picture.file)))
    .update(encode[format].toString())
    .digest('hex');
  const path = join(cache, `${hash}-${width}.${format}`);
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true });
    await encodeTo(path, picture, width, format);
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
 * Replaces the pictures in an export by all widths and formats, because the originals are
 * large and may contain GPS data. Throws an error with the name of an unreadable picture. This is no route
 * handler, because Next cannot export one without pages, and there may be no picture.
 */
export async function writePictures(folder: string, codes: readonly LanguageCode[]): Promise<void> {
  for (const picture of listPictures(codes)) {
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
