import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readPictureSize } from '../../picture-size';
import type { Picture } from '../../pictures';

const MAX_MEGABYTES = 8;
const BYTES_PER_MEGABYTE = 1_000_000;

const jpegAdvice =
  'on an iPhone, choose Settings, Camera, Formats, Most Compatible before you take it, or send the photo by e-mail';

/** The schema of a picture's path in `public/` below `root`; adds the picture's size. */
export const toPictureSchema = (root: string) =>
  z
    .string()
    .regex(
      /^(\/[\w-]+)+\.(jpe?g|png|webp|avif)$/i,
      `must be the address of a JPEG, PNG, WebP or AVIF in public/, such as /images/holi.jpg, in letters, digits and hyphens: rename a file whose name has blanks or brackets; for a JPEG ${jpegAdvice}`,
    )
    .transform((file, context): Picture => {
      const path = join(root, 'public', file);
      const entry = statSync(path, { throwIfNoEntry: false });
      const isFit = entry?.isFile() && entry.size <= MAX_MEGABYTES * BYTES_PER_MEGABYTE;
      const size = isFit && readPictureSize(path);
      if (size) {
        return { file, ...size };
      }
      const message = `must name a whole JPEG, PNG, WebP or AVIF of at most ${MAX_MEGABYTES} MB that is there in public/; for a JPEG ${jpegAdvice}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
