import { Link } from '@/components/ui/link';
import { getMessages } from '@/lib/content/get-content';
import type { Post } from '@/lib/content/posts';
import { formatDay } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';
import { PostPicture } from './post-picture';
import { ReadingTime } from './reading-time';

interface PostCardProps {
  post: Post;
  heading: 'h2' | 'h3';
}

export function PostCard({ post, heading: Heading }: PostCardProps) {
  const { readMore, readMoreAbout, team } = getMessages().blog;
  const { path, title, category, date, author = team, excerpt } = post;
  return (
    <article className="card flex h-full flex-col rounded-2xl border border-hairline bg-surface p-4 sm:p-6">
      <PostPicture post={post} />
      <p className="mt-4 text-base font-bold text-accent2">{category}</p>
      <Heading className="mt-1 text-subsection">{title}</Heading>
      <p className="dotted mt-2 text-base text-muted">
        <time dateTime={date}>{formatDay(date)}</time> <span>{author}</span>{' '}
        <span>
          <ReadingTime post={post} />
        </span>
      </p>
      <p className="mt-3 mb-4">{excerpt}</p>
      <Link
        href={path}
        className="mt-auto inline-flex min-h-11 items-center self-start font-bold text-accent underline underline-offset-4"
      >
        <span aria-hidden="true">{readMore}</span>
        {/* Visually hidden text rather than `aria-label`, which search engines do not read. */}
        <span className="sr-only">{formatMessage(readMoreAbout, { title })}</span>
      </Link>
    </article>
  );
}
