import { Breadcrumb } from '@/components/article/breadcrumb';
import { StructuredData } from '@/components/layout/structured-data';
import { blogPage } from '@/content/en/blog';
import type { ListPage } from '@/lib/content/list-pages';
import { toPostPath } from '@/lib/content/posts';
import { blogId, toBlog } from '@/lib/structured-data/blog';
import { ListPaging } from './list-paging';
import { PostCard } from './post-card';

interface BlogListProps {
  page: ListPage;
}

/** A page of posts, newest first, in one, two or three columns. */
export function BlogList({ page }: BlogListProps) {
  const { path, posts } = page;
  return (
    <div className="wrap pt-6 lg:pt-8">
      <StructuredData
        path={path}
        kind="CollectionPage"
        mainEntity={{ '@id': blogId }}
        things={[toBlog(path, posts.map(toPostPath))]}
      />
      <Breadcrumb path={path} />
      <h1 className="mt-6 text-title font-extrabold">{blogPage.heading}</h1>
      <p className="measure mt-5 text-lead text-muted">{blogPage.lead}</p>
      <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="md:first:col-span-2">
            <PostCard post={post} heading="h2" />
          </li>
        ))}
      </ul>
      {page.count > 1 && <ListPaging page={page} />}
    </div>
  );
}
