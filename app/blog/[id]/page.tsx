import { PostPage } from '@/components/blog/post-page';
import { getPost, getPosts } from '@/lib/content/posts';
import { toMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = () => getPosts().map(({ id }) => ({ id: String(id) }));

const findPost = async ({ params }: PageProps<'/blog/[id]'>) => getPost((await params).id);

export const generateMetadata = async (props: PageProps<'/blog/[id]'>) =>
  toMetadata(await findPost(props));

export default async function BlogPostPage(props: PageProps<'/blog/[id]'>) {
  return <PostPage post={await findPost(props)} />;
}
