import { getMessages } from '@/lib/content/get-content';
import type { Post } from '@/lib/content/posts';
import { formatMessage } from '@/lib/text/format-message';
import { withNonBreakingSpaces } from '@/lib/text/non-breaking';
import { toReadingMinutes } from '@/lib/text/reading-time';

interface ReadingTimeProps {
  post: Post;
}

export function ReadingTime({ post }: ReadingTimeProps) {
  const minutes = toReadingMinutes(post.source.text);
  return withNonBreakingSpaces(formatMessage(getMessages().blog.readingMinutes, { minutes }));
}
