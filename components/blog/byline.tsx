import { Message } from '@/components/ui/message';
import { getMessages } from '@/lib/content/get-content';
import type { Post } from '@/lib/content/pages/posts';
import { formatDay } from '@/lib/language';
import { ReadingTime } from './reading-time';

interface BylineProps {
  post: Post;
}

export function Byline({ post }: BylineProps) {
  const { byline, team } = getMessages().blog;
  const { author = team, date } = post;
  return (
    <p className="mt-4 text-muted">
      <Message
        text={byline}
        values={{
          author,
          date: (
            <time dateTime={date} className="inline-block">
              {formatDay(date)}
            </time>
          ),
        }}
      />
      {' · '}
      <ReadingTime post={post} />
    </p>
  );
}
