import { PostPage } from '@/components/blog/post-page';
import { getPost, getPosts, toPostPath } from '@/lib/content/posts';
import { toMetadata } from '@/lib/metadata';

export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await getPosts()).map(({ id }) => ({ id: String(id) }));

const findPost = async ({ params }: PageProps<'/blog/[id]'>) => getPost((await params).id);

export async function generateMetadata(props: PageProps<'/blog/[id]'>) {
  const post = await findPost(props);
  return toMetadata({ ...post, path: toPostPath(post) });
}

export default async function BlogPostPage(props: PageProps<'/blog/[id]'>) {
  return <PostPage post={await findPost(props)} />;
}
