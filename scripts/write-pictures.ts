import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { getContent } from '@/lib/content/get-content';
import {
  listWidths,
  modernFormats,
  type Picture,
  type PictureFormat,
  toJpeg,
  toPictureAddress,
} from '@/lib/pictures';

/** Of 100. A photograph of eyes or of print has to stay sharp; fewer bytes would show. */
const quality: Record<PictureFormat, number> = { avif: 60, webp: 80, jpeg: 80 };

/** Keeps the place empty in git, where pictures are uploaded; nobody is to ask for it. */
const keeper = 'images/.gitkeep';

/** Every picture that the content shows. */
function listPictures(): Picture[] {
  const { clinic, posts } = getContent();
  return [clinic.optometrist.photo, ...posts.map(({ image }) => image)].filter(
    (picture) => picture !== null && picture !== undefined,
  );
}

async function write(folder: string, picture: Picture, width: number, format: PictureFormat) {
  const height = Math.round((picture.height * width) / picture.width);
  const path = join(folder, toPictureAddress(picture, width, format));
  const made = await sharp(join('public', picture.file))
    .autoOrient()
    .resize({ width })
    .flatten(format === 'jpeg' ? { background: 'white' } : false)
    .toFormat(format, { quality: quality[format] })
    .toFile(path);
  if (Math.abs(made.height - height) > 1) {
    throw new Error(
      `it would be ${made.width} by ${made.height} pixels, not ${width} by ${height}`,
    );
  }
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
  rmSync(join(folder, keeper), { force: true });
}
