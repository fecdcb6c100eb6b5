import { PostCard } from '@/components/blog/post-card';
import { getMessages } from '@/lib/content/get-content';
import { getPosts } from '@/lib/content/pages/posts';
import { Section } from './section';

const LATEST_POSTS = 3;

export const BlogSection = () => (
  <Section id="blogs" words={getMessages().home.blogs} more="/blog/">
    <ul className="mt-8 grid gap-5 not-supports-[text-wrap:balance]:list-none print:block @wide:grid-cols-3">
      {getPosts()
        .slice(0, LATEST_POSTS)
        .map((post) => (
          <li key={post.id} className="@container @max-tablet/page:not-first:hidden print:mt-5">
            <PostCard post={post} heading="h3" />
          </li>
        ))}
    </ul>
  </Section>
);
