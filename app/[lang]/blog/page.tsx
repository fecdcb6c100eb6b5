import { BlogList } from '@/components/blog/blog-list';
import { PageFrame } from '@/components/layout/page-frame';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { inLanguage } from '@/lib/in-language';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = inLanguage(() => toMetadata(getOnlyPage('blog')));

export default inLanguage(() => {
  const page = getOnlyPage('blog');
  return (
    <PageFrame page={page}>
      <BlogList page={page} />
    </PageFrame>
  );
});
