import type { ReactNode } from 'react';
import { articleWords } from '@/content/en/article';
import type { Article } from '@/content/types';
import { toArticlePath } from '@/lib/content/articles';
import { siteUrl } from '@/lib/site-url';
import { BackLink } from './back-link';
import { ContentPage } from './content-page';
import { PageTools } from './page-tools';

interface ArticlePageProps {
  article: Article;
  /** Stands between the key facts and the body. */
  children?: ReactNode;
}

/** A health page about one subject. */
export function ArticlePage({ article, children }: ArticlePageProps) {
  const { section } = article;
  const path = toArticlePath(article);
  return (
    <ContentPage
      page={article}
      path={path}
      isAnimated
      end={
        <>
          <BackLink section={section} label={articleWords.back[section]} />
          <PageTools words={articleWords.tools} title={article.title} url={`${siteUrl}${path}`} />
        </>
      }
    >
      {children}
    </ContentPage>
  );
}
