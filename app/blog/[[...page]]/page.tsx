import { BlogList } from '@/components/blog/blog-list';
import { PageFrame } from '@/components/layout/page-frame';
import { getBlogPage, getBlogPages, toPageParams } from '@/lib/content/blog-pagination';
import { toMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = () =>
  getBlogPages().map(({ number }) => ({ page: toPageParams(number) }));

const findPage = async ({ params }: PageProps<'/blog/[[...page]]'>) =>
  getBlogPage((await params).page);

export const generateMetadata = async (props: PageProps<'/blog/[[...page]]'>) =>
  toMetadata(await findPage(props));

export default async function BlogPage(props: PageProps<'/blog/[[...page]]'>) {
  const page = await findPage(props);
  return (
    <PageFrame page={page}>
      <BlogList page={page} />
    </PageFrame>
  );
}
