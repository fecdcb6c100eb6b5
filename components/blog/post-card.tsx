import { getMessages } from '@/lib/content/get-content';
import type { Post } from '@/lib/content/pages/posts';
import { formatDay, toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';
import { PostPicture } from './post-picture';
import { ReadingTime } from './reading-time';

interface PostCardProps {
  post: Post;
  heading: 'h2' | 'h3';
}

export function PostCard({ post, heading: Heading }: PostCardProps) {
  const { readMore, readMoreAbout, team } = getMessages().blog;
  const { path, language, title, category, date, author = team, excerpt } = post;
  return (
    <article className="card post-card relative flex h-full flex-col justify-center rounded-2xl border border-line bg-surface">
      <div className="flex gap-3 @[40rem]/page:block">
        <PostPicture post={post} />
        <div className="min-w-0">
          <p className="dotted text-base leading-snug text-muted">
            <span className="font-bold text-accent2">{category}</span>{' '}
            <span>
              <ReadingTime post={post} />
            </span>
          </p>
          <Heading
            lang={toLangAttribute(language)}
            className="text-lg leading-snug @[40rem]/page:mt-1 @[40rem]/page:text-subsection not-print:@[36rem]:@5xl/page:text-[2rem] not-print:@[36rem]:@5xl/page:leading-tight"
          >
            {title}
          </Heading>
        </div>
      </div>
      <p className="dotted mt-2 text-base leading-normal text-muted">
        <time dateTime={date}>{formatDay(date)}</time> <span>{author}</span>
      </p>
      <p
        lang={toLangAttribute(language)}
        className="mt-2 text-base leading-normal @[40rem]/page:text-[1em]"
      >
        {excerpt}
      </p>
      <a
        href={toPageAddress(path)}
        className="inline-flex min-h-11 items-center self-start pt-1 font-bold text-accent underline underline-offset-4 @max-[36rem]:mt-auto"
      >
        <span aria-hidden="true">{readMore}</span>
        {/* Visually hidden text rather than `aria-label`, which search engines do not read. */}
        <span className="sr-only">{formatMessage(readMoreAbout, { title })}</span>
      </a>
    </article>
  );
}
