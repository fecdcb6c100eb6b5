import { Drawing } from '@/components/illustrations/drawing';
import { Picture } from '@/components/ui/picture';
import type { Post } from '@/lib/content/pages/posts';
import { toPostDrawing } from '@/lib/content/pages/site-pages';

interface PostPictureProps {
  post: Post;
}

/** The picture of a post on its card, or else its drawing. */
export function PostPicture({ post }: PostPictureProps) {
  const { image } = post;
  if (!image) {
    return <Drawing name={toPostDrawing(post)} className="thumb post-picture" />;
  }
  return (
    <div className="post-picture">
      <Picture
        picture={image}
        alt={image.alt}
        className="absolute inset-0 size-full rounded-xl object-cover"
      />
    </div>
  );
}
