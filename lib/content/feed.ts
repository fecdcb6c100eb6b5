import { Feed } from 'feed';
import { clinic } from '@/content/clinic';
import { blogPage } from '@/content/en/blog';
import { site } from '@/content/en/site';
import { withRoot } from '../base-path';
import { siteUrl } from '../site-url';
import { getPosts, toPostPath } from './posts';

/** How many posts the feed holds: a reader asks for it many times a day, and keeps what it had. */
const FEED_POSTS = 20;

/** The newest posts of the blog as an RSS 2.0 document with their full text. */
export async function toFeed(): Promise<string> {
  const posts = (await getPosts()).slice(0, FEED_POSTS);
  const feed = new Feed({
    id: `${siteUrl}/blog/`,
    link: `${siteUrl}/blog/`,
    title: `${clinic.name}: ${blogPage.shortTitle}`,
    description: blogPage.description,
    language: site.language,
    copyright: clinic.name,
    feedLinks: { rss: `${siteUrl}/blog/feed.xml` },
    // Of the content, never of the build: the same posts make the same feed.
    updated: posts[0] && new Date(posts[0].isoDate),
    generator: clinic.name,
  });
  for (const post of posts) {
    const url = `${siteUrl}${toPostPath(post)}`;
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.excerpt,
      content: withRoot(post.content, siteUrl).replaceAll('href="#', `href="${url}#`),
      date: new Date(post.isoDate),
      category: [{ name: post.category }],
    });
  }
  return feed.rss2();
}
