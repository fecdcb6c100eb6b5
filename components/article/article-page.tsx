import type { ReactNode } from 'react';
import { articleWords } from '@/content/en/article';
import { visionTherapy } from '@/content/en/pages/vision-therapy';
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

const parents = {
  'vision-therapy': [{ label: visionTherapy.shortTitle, href: '/vision-therapy/' }],
  'sports-vision': [],
};

/** A health page about one subject. */
export function ArticlePage({ article, children }: ArticlePageProps) {
  const { section, drawing, drawingTitle } = article;
  return (
    <ContentPage
      page={article}
      parents={parents[section]}
      drawing={{
        path: toArticlePath(article),
        name: drawing,
        title: drawingTitle,
        isAnimated: true,
      }}
      end={
        <>
          <BackLink section={section} label={articleWords.back[section]} />
          <PageTools
            words={articleWords.tools}
            title={article.title}
            url={`${siteUrl}${toArticlePath(article)}`}
          />
        </>
      }
    >
      {children}
    </ContentPage>
  );
}
