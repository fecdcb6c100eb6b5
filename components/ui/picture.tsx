import { basePath } from '@/lib/base-path';
import {
  listWidths,
  modernFormats,
  type PictureFormat,
  type Picture as PictureOfOwner,
  toJpeg,
  toPictureAddress,
} from '@/lib/pictures';

interface PictureProps {
  picture: PictureOfOwner;
  /** What it shows, for people who do not see it. */
  alt: string;
  /** How wide it stands on the page, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Whether it is the main picture of its page: then it does not wait until it is scrolled to. */
  isMain?: boolean;
  className: string;
}

/** One of the owner's pictures, in the width and format that suit the screen; nothing shifts. */
export function Picture({ picture, alt, sizes, isMain = false, className }: PictureProps) {
  const toSrcSet = (format: PictureFormat) =>
    listWidths(picture)
      .map((width) => `${basePath}${toPictureAddress(picture, width, format)} ${width}w`)
      .join(', ');
  // The widths and formats are made at the end of a build; while developing, the original is shown.
  const isDeveloping = process.env.NODE_ENV === 'development';
  const { file, width, height } = isDeveloping ? picture : toJpeg(picture);
  return (
    <picture className="contents">
      {!isDeveloping &&
        modernFormats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={toSrcSet(format)} sizes={sizes} />
        ))}
      <img
        src={`${basePath}${file}`}
        alt={alt}
        width={width}
        height={height}
        loading={isMain ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
