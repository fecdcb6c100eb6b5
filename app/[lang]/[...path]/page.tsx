import { ContentPage } from '@/components/article/content-page';
import { PageFrame } from '@/components/layout/page-frame';
import { RedirectPage } from '@/components/layout/redirect-page';
import { getBlockPage, listBlockPageParams } from '@/lib/content/pages/pages';
import { findRedirectedPage, listRedirectParams } from '@/lib/content/pages/redirect-pages';
import { inLanguage } from '@/lib/in-language';
import { toMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = () => [...listBlockPageParams(), ...listRedirectParams()];

async function findPage({ params }: PageProps<'/[lang]/[...path]'>) {
  const { path } = await params;
  return { redirected: findRedirectedPage(`/${path.join('/')}/`), path };
}

export const generateMetadata = inLanguage(async (props: PageProps<'/[lang]/[...path]'>) => {
  const { redirected, path } = await findPage(props);
  return toMetadata(redirected ?? getBlockPage(path));
});

export default inLanguage(async (props: PageProps<'/[lang]/[...path]'>) => {
  const { redirected, path } = await findPage(props);
  if (redirected) {
    return <RedirectPage page={redirected} />;
  }
  const page = getBlockPage(path);
  return (
    <PageFrame page={page} hasOwnNote>
      <ContentPage page={page} />
    </PageFrame>
  );
});
