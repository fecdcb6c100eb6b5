import { PostCard } from '@/components/blog/post-card';
import { home } from '@/content/en/home';
import { getPosts } from '@/lib/content/posts';
import { MoreLink } from './more-link';
import { Section } from './section';

const LATEST_POSTS = 3;

/** The latest posts of the blog. */
export async function BlogSection() {
  const { kicker, title, link } = home.blogs;
  const posts = (await getPosts()).slice(0, LATEST_POSTS);
  return (
    <Section id="blogs" kicker={kicker} title={title}>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="md:max-lg:first:col-span-2">
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <MoreLink href="/blog/">{link}</MoreLink>
      </p>
    </Section>
  );
}
