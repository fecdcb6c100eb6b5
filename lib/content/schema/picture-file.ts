import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readPictureSize } from '../../picture-size';
import type { Picture } from '../../pictures';

const MAX_MEGABYTES = 8;
const BYTES_PER_MEGABYTE = 1_000_000;

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
