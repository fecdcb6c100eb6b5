import { PostPage } from '@/components/blog/post-page';
import { PageFrame } from '@/components/layout/page-frame';
import { RedirectPage } from '@/components/layout/redirect-page';
import { getPost, getPosts } from '@/lib/content/pages/posts';
import { findRedirectedPage, listRedirectedPosts } from '@/lib/content/pages/redirect-pages';
import { inLanguage } from '@/lib/in-language';
import { toMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = () => [
  ...getPosts().map(({ id }) => ({ id: String(id) })),
  ...listRedirectedPosts(),
];

async function findPost({ params }: PageProps<'/[lang]/blog/[id]'>) {
  const { id } = await params;
  return { redirected: findRedirectedPage(`/blog/${id}/`), id };
}

export const generateMetadata = inLanguage(async (props: PageProps<'/[lang]/blog/[id]'>) => {
  const { redirected, id } = await findPost(props);
  return toMetadata(redirected ?? getPost(id));
});

export default inLanguage(async (props: PageProps<'/[lang]/blog/[id]'>) => {
  const { redirected, id } = await findPost(props);
  if (redirected) {
    return <RedirectPage page={redirected} />;
  }
  const post = getPost(id);
  return (
    <PageFrame page={post}>
      <PostPage post={post} />
    </PageFrame>
  );
});
