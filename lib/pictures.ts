/** One of the owner's pictures in `public/`. */
export interface Picture {
  /** Its address in `public/`, such as `/images/holi.jpg`. */
  file: string;
  /** Its size in pixels, the right way up. */
  width: number;
  height: number;
}

/** A picture with the words for those who do not see it. */
export interface DescribedPicture extends Picture {
  alt: string;
}

/** What a page asks for: browsers take the first format that they know. */
export const modernFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof modernFormats)[number] | 'jpeg';

/** From a phone's column to a wide one on a screen with two pixels for each of CSS. */
const WIDTHS = [400, 800, 1200, 1600];
const MAX_JPEG_WIDTH = 1200;

/** The widths in pixels in which a picture is served, smallest first; none is more than its own. */
export const listWidths = ({ width }: Picture): number[] => [
  ...new Set(WIDTHS.map((served) => Math.min(served, width))),
];

/** Where a picture is served in one width and format: beside the social pictures. */
export const toPictureAddress = ({ file }: Picture, width: number, format: PictureFormat): string =>
  `/social${file}-${width}.${format}`;

/** The one JPEG of a picture, for old browsers, feeds and search engines. */
export function toJpeg(picture: Picture): Picture {
  const width = Math.min(MAX_JPEG_WIDTH, picture.width);
  return {
    file: toPictureAddress(picture, width, 'jpeg'),
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
