import { PostCard } from '@/components/blog/post-card';
import { getMessages } from '@/lib/content/get-content';
import { getPosts } from '@/lib/content/pages/posts';
import { MoreLink } from './more-link';
import { Section } from './section';

const LATEST_POSTS = 3;

export function BlogSection() {
  const { kicker, title, link } = getMessages().home.blogs;
  const posts = getPosts().slice(0, LATEST_POSTS);
  return (
    <Section id="blogs" kicker={kicker} title={title}>
      <ul className="mt-8 grid gap-5 print:block @wide:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="@container @max-tablet/page:not-first:hidden print:mt-5">
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
