import { Feed } from 'feed';
import { toCitations } from '../content/citations';
import { getContent } from '../content/get-content';
import { getOnlyPage } from '../content/pages';
import { getPosts } from '../content/posts';
import { language } from '../language';
import { siteUrl } from '../site/site-url';
import { toHtml, toImageHtml } from './html';

/** How many posts the feed holds: a reader asks for it many times a day, and keeps what it had. */
export const FEED_POSTS = 20;

/** The newest posts of the blog as an RSS 2.0 document with their full text. */
export function toFeed(): string {
  const { clinic, messages } = getContent();
  const posts = getPosts().slice(0, FEED_POSTS);
  const { path, description } = getOnlyPage('blog');
  const feed = new Feed({
    id: `${siteUrl}${path}`,
    link: `${siteUrl}${path}`,
    title: messages.blog.feedTitle,
    description,
    language: language.tag,
    copyright: clinic.name,
    feedLinks: { rss: `${siteUrl}${path}feed.xml` },
    // Of the content, never of the build: the same posts make the same feed.
    ...(posts[0] && { updated: new Date(posts[0].date) }),
    generator: clinic.name,
  });
  for (const post of posts) {
    const url = `${siteUrl}${post.path}`;
    const text = toHtml(post.body, {
      siteUrl,
      url,
      citations: toCitations(post.body),
      claimSource: messages.page.claimSource,
      careLevels: messages.page.careLevels,
    });
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.excerpt,
      content: post.image ? toImageHtml(post.image, siteUrl) + text : text,
      date: new Date(post.date),
      category: [{ name: post.category }],
    });
  }
  return feed.rss2();
}
