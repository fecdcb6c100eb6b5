import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { getContent } from '@/lib/content/get-content';
import type { LanguageCode } from '@/lib/languages';
import { type Picture, type ServedFormat, servedFormats, toServed } from '@/lib/pictures';

const encode: Record<ServedFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 80 }),
  jpeg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80 }),
};

/** The folder of uploaded pictures, the originals of which are not published. */
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

/** Writes a picture in one format, upright and without its EXIF data. */
async function write(folder: string, picture: Picture, format: ServedFormat): Promise<void> {
  const { file, width } = toServed(picture, format);
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  const image = sharp(join('public', picture.file)).autoOrient().resize({ width });
  await encode[format](image).toFile(join(folder, file));
}

/**
 * Replaces the pictures in an export by the served formats, because originals are large and may contain GPS data. Not a
 * dynamic route handler, because Next cannot export one without any paths, and there may be no pictures.
 */
export async function writePictures(folder: string, codes: readonly LanguageCode[]): Promise<void> {
  for (const picture of listPictures(codes)) {
    try {
      await Promise.all(servedFormats.map((format) => write(folder, picture, format)));
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : reason;
      throw new Error(`public${picture.file} cannot be shown: ${message}`);
    }
    rmSync(join(folder, picture.file), { force: true });
  }
  rmSync(join(folder, uploads), { recursive: true, force: true });
}
