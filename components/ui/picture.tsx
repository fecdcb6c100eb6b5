import { toAddress } from '@/lib/base-path';
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
  alt: string;
  /** Its width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Whether it is the main picture of the page, which is loaded eagerly. */
  isMain?: boolean;
  className: string;
}

/** A responsive picture from `public/`. */
export function Picture({ picture, alt, sizes, isMain = false, className }: PictureProps) {
  const toSrcSet = (format: PictureFormat) =>
    listWidths(picture)
      .map((width) => `${toAddress(toPictureAddress(picture, width, format))} ${width}w`)
      .join(', ');
  // The build writes the widths and formats; development shows the original.
  const isDeveloping = process.env.NODE_ENV === 'development';
  const { file, width, height } = isDeveloping ? picture : toJpeg(picture);
  return (
    <picture className="contents">
      {!isDeveloping &&
        modernFormats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={toSrcSet(format)} sizes={sizes} />
        ))}
      <img
        src={toAddress(file)}
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
