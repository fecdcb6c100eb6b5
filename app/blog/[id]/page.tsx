import { PostPage } from '@/components/blog/post-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getPost, listDrawnPosts } from '@/lib/content/posts';
import { toMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = () => listDrawnPosts().map(({ id }) => ({ id: String(id) }));

const findPost = async ({ params }: PageProps<'/blog/[id]'>) => getPost((await params).id);

export const generateMetadata = async (props: PageProps<'/blog/[id]'>) =>
  toMetadata(await findPost(props));

export default async function BlogPostPage(props: PageProps<'/blog/[id]'>) {
  const post = await findPost(props);
  return (
    <PageFrame page={post}>
      <PostPage post={post} />
    </PageFrame>
  );
}
