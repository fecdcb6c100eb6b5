import { PageTools } from '@/components/page/page-tools';
import type { ScrollBackSection } from '@/lib/browser/scroll-back';
import { getMessages } from '@/lib/content/get-content';
import { type Article, toSection } from '@/lib/content/pages/articles';
import { toPageAddress, toPageUrl } from '@/lib/site/language-address';
import { SCROLL_BACK_MS } from '@/lib/timings';
import { BackLink } from './back-link';
import { ContentPage } from './content-page';

interface ArticlePageProps {
  article: Article;
}

const hasBackLink = (section: string): section is ScrollBackSection =>
  Object.hasOwn(SCROLL_BACK_MS, section);

export function ArticlePage({ article }: ArticlePageProps) {
  const { back, tools } = getMessages().page;
  const section = toSection(article.path);
  return (
    <ContentPage
      page={article}
      end={
        <>
          {hasBackLink(section) && (
            <BackLink home={toPageAddress('/')} section={section} label={back[section]} />
          )}
          <PageTools messages={tools} title={article.title} url={toPageUrl(article.path)} />
        </>
      }
    />
  );
}
