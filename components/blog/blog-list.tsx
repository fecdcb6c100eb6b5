import { Breadcrumb } from '@/components/page/breadcrumb';
import { StructuredData } from '@/components/page/structured-data';
import type { BlogPage } from '@/lib/content/blog-pagination';
import { getOnlyPage } from '@/lib/content/pages';
import { blogId, toBlog } from '@/lib/structured-data/blog';
import { BlogPagination } from './blog-pagination';
import { PostCard } from './post-card';

interface BlogListProps {
  page: BlogPage;
}

export function BlogList({ page }: BlogListProps) {
  const { path, posts } = page;
  const { heading, lead } = getOnlyPage('blog');
  return (
    <div className="wrap pt-6 lg:pt-8">
      <StructuredData
        path={path}
        kind="CollectionPage"
        mainEntity={{ '@id': blogId }}
        things={[toBlog(page)]}
      />
      <Breadcrumb path={path} />
      <h1 className="mt-6 text-title font-extrabold">{heading}</h1>
      <p className="measure mt-5 text-lead text-muted">{lead}</p>
      <ul className="mt-10 grid gap-6 print:block @3xl:grid-cols-2 @5xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="@3xl:first:col-span-2 print:mt-5">
            <PostCard post={post} heading="h2" />
          </li>
        ))}
      </ul>
      {page.count > 1 && <BlogPagination page={page} />}
    </div>
  );
}
