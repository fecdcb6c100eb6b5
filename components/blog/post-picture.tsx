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
  const room =
    'h-14 w-24 shrink-0 @max-[16rem]/page:hidden @[40rem]/page:mb-3 @[40rem]/page:h-40 @[40rem]/page:w-full not-print:@[36rem]:absolute @[36rem]:inset-y-5 not-print:@[36rem]:my-auto! @[36rem]:left-5 not-print:@[36rem]:h-auto! not-print:@[36rem]:w-(--picture)!';
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
