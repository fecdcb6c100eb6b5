import { lang } from 'next/root-params';
import { ContentPage } from '@/components/article/content-page';
import { PostPage } from '@/components/blog/post-page';
import { PageFrame } from '@/components/layout/page-frame';
import { RedirectPage } from '@/components/layout/redirect-page';
import { findPageOrPost, listPageAndPostPaths } from '@/lib/content/pages/pages';
import { findRedirectedPage, listRedirectPages } from '@/lib/content/pages/redirect-pages';
import { setLanguage } from '@/lib/current-language';
import { toMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = () =>
  [...listPageAndPostPaths(), ...listRedirectPages().map(({ from }) => from)].map((path) => ({
    path: path.split('/').filter(Boolean),
  }));

async function findPath({ params }: PageProps<'/[lang]/[...path]'>) {
  setLanguage(await lang());
  const path = `/${(await params).path.join('/')}/`;
  return { redirected: findRedirectedPage(path), path };
}

export async function generateMetadata(props: PageProps<'/[lang]/[...path]'>) {
  const { redirected, path } = await findPath(props);
  return toMetadata(redirected ?? findPageOrPost(path));
}

export default async function PageOrPost(props: PageProps<'/[lang]/[...path]'>) {
  const { redirected, path } = await findPath(props);
  if (redirected) {
    return <RedirectPage page={redirected} />;
  }
  const page = findPageOrPost(path);
  return (
    <PageFrame page={page} hasOwnNote={page.kind !== 'post'}>
      {page.kind === 'post' ? <PostPage post={page} /> : <ContentPage page={page} />}
    </PageFrame>
  );
}
