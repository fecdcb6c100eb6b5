import { BlogList } from '@/components/blog/blog-list';
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
  return <BlogList page={await findPage(props)} />;
}
