import { Drawing } from '@/components/illustrations/drawing';
import { Picture } from '@/components/ui/picture';
import type { Post } from '@/lib/content/pages/posts';
import { toPostDrawing } from '@/lib/content/pages/site-pages';

interface PostPictureProps {
  post: Post;
}

const place =
  'relative h-14 w-24 @max-phone/page:hidden @tablet/page:mb-3 @tablet/page:h-40 @tablet/page:w-full @tablet:row-span-4 @tablet:m-0 @tablet:h-full @tablet:min-h-40';

/** The picture of a post on its card, or else its drawing. */
export function PostPicture({ post }: PostPictureProps) {
  const { image } = post;
  if (!image) {
    return <Drawing name={toPostDrawing(post)} className={`thumb ${place}`} />;
  }
  return (
    <div className={place}>
      <Picture
        picture={image}
        alt={image.alt}
        className="absolute inset-0 size-full rounded-xl object-cover"
      />
    </div>
  );
}
