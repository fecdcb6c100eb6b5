import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

/** The offset of the file size in the header of a WebP file. */
const RIFF_SIZE_OFFSET = 4;
const RIFF_HEAD_BYTES = 8;

/** The first of the EXIF orientations (5 to 8) that swap width and height. */
const FIRST_SIDEWAYS = 5;

/** The bytes before the EXIF orientation, in both byte orders. */
const exifOrientation = [
  Buffer.from([0x12, 1, 3, 0, 1, 0, 0, 0]),
  Buffer.from([1, 0x12, 0, 3, 0, 0, 0, 1, 0]),
];

/** The bytes before the number of quarter turns of an AVIF file. */
const avifRotation = Buffer.from('irot');

/** Whether a picture is stored with width and height swapped; `imageSize` tells it of JPEG alone. */
function isSideways(bytes: Buffer, type: string): boolean {
  const valueAfter = (mark: Buffer) => {
    const start = bytes.indexOf(mark);
    return start < 0 ? 0 : (bytes[start + mark.length] ?? 0);
  };
  return type === 'avif'
    ? valueAfter(avifRotation) % 2 === 1
    : exifOrientation.some((mark) => valueAfter(mark) >= FIRST_SIDEWAYS);
}

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
    const { width, height, type } = imageSize(bytes);
    if (!type || !kinds.includes(type) || !isWhole(bytes, type)) {
      return null;
    }
    return isSideways(bytes, type) ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}
