import { PageHeader } from '@/components/page/page-header';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getPosts } from '@/lib/content/pages/posts';
import type { PageOfKind } from '@/lib/content/read/documents';
import { toLangAttribute } from '@/lib/language';
import { PostCard } from './post-card';

/** How many columns the first card spans in a grid of two or three columns, so that the other cards fill their rows. */
const toFirstSpan = (count: number) =>
  `${count % 2 === 0 ? '' : '@tablet:first:col-span-2'} ${['@wide:first:col-auto', '@wide:first:col-span-3', '@wide:first:col-span-2'][count % 3]}`;

export function BlogList({ page }: { page: PageOfKind<'blog'> }) {
  const { language, lead } = page;
  const posts = getPosts();
  return (
    <div className="wrap @wide:pt-8">
      <PageHeader page={page}>
        <p
          lang={toLangAttribute(language)}
          className="mt-3 text-muted leading-normal @tablet:mt-5 @tablet:text-lead"
        >
          {lead}
        </p>
      </PageHeader>
      <Unhydrated
        as="ul"
        className="mt-6 grid gap-3 @tablet:mt-10 not-supports-[text-wrap:balance]:list-none print:block @tablet:grid-cols-2 @tablet:gap-5 @wide:grid-cols-3"
      >
        {posts.map((post) => (
          <li key={post.id} className={`@container print:mt-5 ${toFirstSpan(posts.length)}`}>
            <PostCard post={post} heading="h2" />
          </li>
        ))}
      </Unhydrated>
    </div>
  );
}
