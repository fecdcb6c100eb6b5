import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { getContent } from '@/lib/content/get-content';
import type { LanguageCode } from '@/lib/language';
import {
  listWidths,
  modernFormats,
  type Picture,
  type PictureFormat,
  toJpeg,
  toPictureAddress,
} from '@/lib/pictures';

/** At about one quality in all formats; their scales differ. */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  // The usual effort, 4, takes ten times as long for files as large: 12 s for one of 1600 pixels.
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 80 }),
  jpeg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80 }),
};

/** Where the owner uploads pictures; no page shows the originals. */
const uploads = 'images';

/** Every picture that the content of a language shows, each once. */
function listPictures(code: LanguageCode): Iterable<Picture> {
  const { clinic, posts } = getContent(code);
  const pictures = [clinic.optometrist.photo, ...posts.map(({ image }) => image)];
  return new Map(
    pictures.flatMap((picture) => (picture ? [[picture.file, picture] as const] : [])),
  ).values();
}

/** Encoded pictures by the hash of their source: encoding takes seconds, and each language needs it. */
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
 * Writes the pictures of a language in all widths and formats into its export, in place of the originals,
 * which are large and may hold GPS data. Throws an error that names a picture that cannot be read. This
 * is no route handler: Next cannot export one that has no pages, and there may be no picture.
 */
export async function writePictures(folder: string, code: LanguageCode): Promise<void> {
  for (const picture of listPictures(code)) {
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
