import { getMessages } from '@/lib/content/get-content';
import { type Post, toReadingMinutes } from '@/lib/content/pages/posts';
import { formatMessage } from '@/lib/text/format-message';

interface ReadingTimeProps {
  post: Post;
}

export function ReadingTime({ post }: ReadingTimeProps) {
  const minutes = toReadingMinutes(post.body);
  return formatMessage(getMessages().blog.readingMinutes, { minutes });
}
