import { ArticlePage } from '@/components/article/article-page';
import { getArticle, getSection, toArticlePath } from '@/lib/content/articles';
import { toMetadata } from '@/lib/metadata';

export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await getSection('vision-therapy')).map(({ slug }) => ({ topic: slug }));

const findArticle = async ({ params }: PageProps<'/vision-therapy/[topic]'>) =>
  getArticle('vision-therapy', (await params).topic);

export async function generateMetadata(props: PageProps<'/vision-therapy/[topic]'>) {
  const article = await findArticle(props);
  return toMetadata({ ...article, path: toArticlePath(article) });
}

export default async function TopicPage(props: PageProps<'/vision-therapy/[topic]'>) {
  return <ArticlePage article={await findArticle(props)} />;
}
