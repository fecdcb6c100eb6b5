import { ArticlePage } from '@/components/article/article-page';
import { ContentPage } from '@/components/article/content-page';
import { RedirectNotice } from '@/components/errors/redirect-notice';
import { PageFrame } from '@/components/layout/page-frame';
import { findBlockPage, listBlockPageParams } from '@/lib/content/pages';
import { toMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = () => listBlockPageParams();

const findPage = async ({ params }: PageProps<'/[...path]'>) => findBlockPage((await params).path);

export const generateMetadata = async (props: PageProps<'/[...path]'>) =>
  toMetadata((await findPage(props)).page);

export default async function BlockPage(props: PageProps<'/[...path]'>) {
  const { page, isAlias } = await findPage(props);
  return (
    <PageFrame page={page}>
      {isAlias && <RedirectNotice title={page.title} path={page.path} />}
      {!isAlias && page.kind === 'article' && <ArticlePage article={page} />}
      {!isAlias && page.kind === 'page' && <ContentPage page={page} />}
    </PageFrame>
  );
}
