import { BlogList } from '@/components/blog/blog-list';
import { getListPage, getListPages, toPageParams } from '@/lib/content/list-pages';
import { toMetadata } from '@/lib/metadata';

export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await getListPages()).map(({ number }) => ({ page: toPageParams(number) }));

const findPage = async ({ params }: PageProps<'/blog/[[...page]]'>) =>
  getListPage((await params).page);

export const generateMetadata = async (props: PageProps<'/blog/[[...page]]'>) =>
  toMetadata(await findPage(props));

export default async function BlogPage(props: PageProps<'/blog/[[...page]]'>) {
  return <BlogList page={await findPage(props)} />;
}
