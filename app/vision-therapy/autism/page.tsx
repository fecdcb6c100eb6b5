import { RedirectNotice } from '@/components/layout/redirect-notice';
import { getArticle, toArticlePath } from '@/lib/content/articles';
import { toMetadata } from '@/lib/metadata';

const findArticle = () => getArticle('vision-therapy', 'austim');

export async function generateMetadata() {
  const article = await findArticle();
  return toMetadata({ ...article, path: toArticlePath(article) });
}

export default async function AutismAliasPage() {
  const article = await findArticle();
  return <RedirectNotice title={article.title} path={toArticlePath(article)} />;
}
