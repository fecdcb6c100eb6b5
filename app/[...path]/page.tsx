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
  if (isAlias) {
    return (
      <PageFrame page={page}>
        <RedirectNotice title={page.title} path={page.path} />
      </PageFrame>
    );
  }
  return (
    <PageFrame page={page}>
      {page.kind === 'article' ? <ArticlePage article={page} /> : <ContentPage page={page} />}
    </PageFrame>
  );
}
