import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { z } from 'zod';
import type { Picture } from '../../pictures';

const MAX_MEGABYTES = 8;
const BYTES_PER_MEGABYTE = 1_000_000;

/** The offset of the file size in the header of a WebP file. */
const RIFF_SIZE_OFFSET = 4;
const RIFF_HEAD_BYTES = 8;

/** The first of the EXIF orientations (5 to 8) that swap width and height. */
const FIRST_SIDEWAYS = 5;

/** The allowed formats, detected from the bytes of the file and not from its extension. */
const kinds: readonly (string | undefined)[] = ['jpg', 'png', 'webp', 'avif'];

/** End markers of complete pictures, by kind; cameras may write more bytes after them. */
const ends: Readonly<Record<string, Buffer>> = {
  jpg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from('IEND'),
};

/** Whether a picture is complete: an interrupted upload has no end, and no program can decode it. */
function isWhole(bytes: Buffer, type: string): boolean {
  const end = ends[type];
  if (type === 'webp') {
    return bytes.length >= bytes.readUInt32LE(RIFF_SIZE_OFFSET) + RIFF_HEAD_BYTES;
  }
  // An embedded thumbnail also has an end marker, but earlier in the file.
  return !end || bytes.lastIndexOf(end) > bytes.length / 2;
}

/** The size of a picture in pixels as displayed, or `null` if the file is no valid picture. */
export function readPictureSize(path: string): { width: number; height: number } | null {
  try {
    const bytes = readFileSync(path);
    const { width, height, orientation = 1, type } = imageSize(bytes);
    if (!type || !kinds.includes(type) || !isWhole(bytes, type)) {
      return null;
    }
    return orientation < FIRST_SIDEWAYS ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}

/** The schema of the path of a picture in `public/` below `root`; adds the size of the picture. */
export const toPictureSchema = (root: string) =>
  z
    .string()
    .regex(/^(\/[\w-]+)+\.(jpe?g|png|webp|avif)$/i, {
      error: 'must be the address of a picture in public/, such as /images/holi.jpg',
    })
    .transform((file, context): Picture => {
      const refuse = (message: string) => {
        context.issues.push({ code: 'custom', input: file, message });
        return z.NEVER;
      };
      const path = join(root, 'public', file);
      const entry = statSync(path, { throwIfNoEntry: false });
      if (!entry?.isFile()) {
        return refuse('must name a picture that is there in public/');
      }
      const megabytes = entry.size / BYTES_PER_MEGABYTE;
      if (megabytes > MAX_MEGABYTES) {
        return refuse(
          `must name a picture of at most ${MAX_MEGABYTES} MB, and this one has ${megabytes.toFixed(1)} MB`,
        );
      }
      const size = readPictureSize(path);
      return size
        ? { file, ...size }
        : refuse('must name a JPEG, PNG, WebP or AVIF that is whole: upload it again');
    });
