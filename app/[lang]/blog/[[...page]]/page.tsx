import { lang } from 'next/root-params';
import { BlogList } from '@/components/blog/blog-list';
import { PageFrame } from '@/components/layout/page-frame';
import { getBlogPage, getBlogPages, toPageParams } from '@/lib/content/pages/blog-pagination';
import { setLanguage } from '@/lib/current-language';
import { toMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = () =>
  getBlogPages().map(({ number }) => ({ page: toPageParams(number) }));

async function findPage({ params }: PageProps<'/[lang]/blog/[[...page]]'>) {
  setLanguage(await lang());
  return getBlogPage((await params).page);
}

export const generateMetadata = async (props: PageProps<'/[lang]/blog/[[...page]]'>) =>
  toMetadata(await findPage(props));

export default async function BlogPage(props: PageProps<'/[lang]/blog/[[...page]]'>) {
  const page = await findPage(props);
  return (
    <PageFrame page={page}>
      <BlogList page={page} />
    </PageFrame>
  );
}
