export interface Picture {
  /** Its path in `public/`, such as `/images/holi.jpg`. */
  file: string;
  width: number;
  height: number;
}

/** JPEG is for browsers without WebP and, in structured data, for search engines. */
export const servedFormats = ['webp', 'jpeg'] as const;

export type ServedFormat = (typeof servedFormats)[number];

/** In pixels: the width of a phone, 400 px, at a device pixel ratio of 3, or a column of 600 px at a ratio of 2. */
const MAX_WIDTH = 1200;

/** The version of a picture that the build writes, in the folder of the social pictures. */
export function toServed(picture: Picture, format: ServedFormat): Picture {
  const width = Math.min(MAX_WIDTH, picture.width);
  return {
    file: `/social${picture.file}.${format}`,
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
