import { Feed } from 'feed';
import { getContent } from '../content/get-content';
import { getOnlyPage } from '../content/pages/pages';
import { getOwnPosts } from '../content/pages/posts';
import { getLanguage } from '../language';
import { toPageUrl } from '../site/language-address';

/** Feed readers fetch the feed many times a day, and keep older posts themselves. */
export const FEED_POSTS = 20;

export function toFeed(): string {
  const { clinic, messages } = getContent();
  const posts = getOwnPosts().slice(0, FEED_POSTS);
  const { path, description } = getOnlyPage('blog');
  const feed = new Feed({
    id: toPageUrl(path),
    link: toPageUrl(path),
    title: messages.blog.feedTitle,
    description,
    language: getLanguage().tag,
    copyright: clinic.name,
    feedLinks: { rss: toPageUrl(`${path}feed.xml`) },
    // The date of the newest post, not of the build, so that the same posts result in the same feed.
    ...(posts[0] && { updated: new Date(posts[0].date) }),
    generator: clinic.name,
  });
  for (const post of posts) {
    const url = toPageUrl(post.path);
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.excerpt,
      date: new Date(post.date),
      category: [{ name: post.category }],
    });
  }
  return feed.rss2();
}
