import { TransitionDrawing } from '@/components/illustrations/transition-drawing';
import { Picture } from '@/components/ui/picture';
import { SharedTransition } from '@/components/ui/shared-transition';
import type { Post } from '@/lib/content/posts';
import { toPostDrawing } from '@/lib/content/site-pages';

interface PostPictureProps {
  post: Post;
}

/** The picture of a post on its card, or else its drawing. */
export function PostPicture({ post }: PostPictureProps) {
  const { path, image } = post;
  const room = 'h-14 w-24 shrink-0 @max-[16rem]:hidden @[40rem]:mb-1 @[40rem]:h-40 @[40rem]:w-full';
  if (!image) {
    return <TransitionDrawing path={path} name={toPostDrawing(post)} className={`thumb ${room}`} />;
  }
  return (
    <SharedTransition path={path}>
      <div className={`relative ${room}`}>
        <Picture
          picture={image}
          alt={image.alt}
          sizes="(min-width: 64rem) 40rem, (min-width: 48rem) 50vw, 100vw"
          className="absolute inset-0 size-full rounded-xl object-cover"
        />
      </div>
    </SharedTransition>
  );
}
