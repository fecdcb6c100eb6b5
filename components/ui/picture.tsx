import { toAddress } from '@/lib/base-path';
import { type Picture as PictureOfOwner, toServed } from '@/lib/pictures';

interface PictureProps {
  picture: PictureOfOwner;
  alt: string;
  isMain?: boolean;
  className: string;
}

export function Picture({ picture, alt, isMain = false, className }: PictureProps) {
  // The build writes both formats; development serves the original file.
  const isDeveloping = process.env.NODE_ENV === 'development';
  const { file, width, height } = isDeveloping ? picture : toServed(picture, 'jpeg');
  return (
    <picture className="contents">
      {!isDeveloping && (
        <source type="image/webp" srcSet={toAddress(toServed(picture, 'webp').file)} />
      )}
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
