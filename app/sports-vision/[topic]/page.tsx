import { ArticlePage } from '@/components/article/article-page';
import { SportsCarousel } from '@/components/sports/sports-carousel';
import { getArticle, getSection, toArticlePath } from '@/lib/content/articles';
import { toMetadata } from '@/lib/metadata';

export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await getSection('sports-vision')).map(({ slug }) => ({ topic: slug }));

const findArticle = async ({ params }: PageProps<'/sports-vision/[topic]'>) =>
  getArticle('sports-vision', (await params).topic);

export async function generateMetadata(props: PageProps<'/sports-vision/[topic]'>) {
  const article = await findArticle(props);
  return toMetadata({ ...article, path: toArticlePath(article) });
}

export default async function SportsVisionPage(props: PageProps<'/sports-vision/[topic]'>) {
  return (
    <ArticlePage article={await findArticle(props)}>
      <SportsCarousel />
    </ArticlePage>
  );
}
