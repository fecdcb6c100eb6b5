import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

/** The offset of the file size in the header of a WebP file. */
const RIFF_SIZE_OFFSET = 4;
const RIFF_HEAD_BYTES = 8;

/** The first of the EXIF orientations (5 to 8) that swap width and height; cameras set them in JPEG files. */
const FIRST_SIDEWAYS = 5;

/** The allowed formats, detected from the bytes of the file rather than from its extension. */
const kinds: readonly (string | undefined)[] = ['jpg', 'png', 'webp', 'avif'];

/** End markers of complete pictures, by kind; cameras may write more bytes after them. */
const ends: Readonly<Record<string, Buffer>> = {
  jpg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from('IEND'),
};

/** Whether a picture is complete: an interrupted upload has no end marker and cannot be decoded. */
function isWhole(bytes: Buffer, type: string): boolean {
  const end = ends[type];
  if (type === 'webp') {
    return bytes.length >= bytes.readUInt32LE(RIFF_SIZE_OFFSET) + RIFF_HEAD_BYTES;
  }
  // An embedded thumbnail also has an end marker, but earlier in the file.
  return !end || bytes.lastIndexOf(end) > bytes.length / 2;
}

/** The size of a picture in pixels as displayed; `null` if the file is not a valid picture. */
export function readPictureSize(path: string): { width: number; height: number } | null {
  try {
    const bytes = readFileSync(path);
    const { width, height, type, orientation = 1 } = imageSize(bytes);
    if (!type || !kinds.includes(type) || !isWhole(bytes, type)) {
      return null;
    }
    return orientation < FIRST_SIDEWAYS ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}
