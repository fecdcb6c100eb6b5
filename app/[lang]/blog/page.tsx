import { lang } from 'next/root-params';
import { BlogList } from '@/components/blog/blog-list';
import { PageFrame } from '@/components/layout/page-frame';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { setLanguage } from '@/lib/current-language';
import { toMetadata } from '@/lib/site/metadata';

async function findPage() {
  setLanguage(await lang());
  return getOnlyPage('blog');
}

export const generateMetadata = async () => toMetadata(await findPage());

export default async function BlogPage() {
  const page = await findPage();
  return (
    <PageFrame page={page}>
      <BlogList page={page} />
    </PageFrame>
  );
}
