import { getWords } from '@/lib/content/get-content';
import type { Post } from '@/lib/content/posts';
import { formatMessage } from '@/lib/format-message';
import { keepTogether } from '@/lib/kept-together';
import { toReadingMinutes } from '@/lib/reading-time';

interface ReadingTimeProps {
  post: Post;
}

/** How long a post takes to read. */
export function ReadingTime({ post }: ReadingTimeProps) {
  const minutes = toReadingMinutes(post.source.text);
  return keepTogether(formatMessage(getWords().blog.readingMinutes, { minutes }));
}
