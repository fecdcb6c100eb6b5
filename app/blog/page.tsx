import { BlogList } from '@/components/blog/blog-list';
import { blogPage } from '@/content/en/blog';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...blogPage, path: '/blog/' });

export default function BlogPage() {
  return <BlogList />;
}
