import { SharedDrawing } from '@/components/illustrations/shared-drawing';
import { Link } from '@/components/ui/link';
import { blogPage } from '@/content/en/blog';
import type { Post } from '@/content/types';
import { toPostPath } from '@/lib/content/posts';
import { keepTogether } from '@/lib/kept-together';
import { toReadingMinutes } from '@/lib/reading-time';

interface PostCardProps {
  post: Post;
  /** The rank of the title below the page's own. */
  heading: 'h2' | 'h3';
}

/** A post in a list: its title, date and author, how it begins, and the way to it. */
export function PostCard({ post, heading: Heading }: PostCardProps) {
  return (
    <article className="flex h-full flex-col rounded-2xl border border-hairline bg-surface p-6">
      <SharedDrawing
        path={toPostPath(post)}
        name={post.drawing}
        className="min-h-32 w-full flex-1 basis-32"
      />
      <p className="mt-4 text-base font-bold text-accent2">{post.category}</p>
      <Heading className="mt-1 text-subsection">{post.title}</Heading>
      <p className="mt-2 text-base text-muted">
        <time dateTime={post.isoDate}>{post.date}</time>
        {' · '}
        {post.author}
        {' · '}
        {keepTogether(`${toReadingMinutes(post.content)} ${blogPage.readingMinutes}`)}
      </p>
      <p className="mt-3 mb-4 line-clamp-3">{post.excerpt}</p>
      <Link
        href={toPostPath(post)}
        aria-label={`${blogPage.readMore}: ${post.title}`}
        className="mt-auto inline-flex min-h-11 items-center self-start font-bold text-accent underline underline-offset-4"
      >
        {blogPage.readMore}
      </Link>
    </article>
  );
}
