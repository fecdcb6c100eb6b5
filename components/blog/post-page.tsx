import { Blocks } from '@/components/page/blocks';
import { Disclaimer } from '@/components/page/disclaimer';
import { DocumentBar } from '@/components/page/document-bar';
import { EmergencyJumpLink } from '@/components/page/emergency-jump-link';
import { PageHeader } from '@/components/page/page-header';
import { PageTools } from '@/components/page/page-tools';
import { ReadingColumn } from '@/components/page/reading-column';
import { RelatedPages } from '@/components/page/related-pages';
import { StructuredData } from '@/components/page/structured-data';
import { secondaryButton } from '@/components/ui/button-classes';
import { getContent, getMessages } from '@/lib/content/get-content';
import type { Post } from '@/lib/content/pages/posts';
import { toPostDrawing } from '@/lib/content/pages/site-pages';
import { isEmergency, toTableOfContents } from '@/lib/content/pages/table-of-contents';
import { toPageAddress, toPageUrl } from '@/lib/site/language-address';
import { toCitations } from '@/lib/text/rich-text';
import { Byline } from './byline';
import { PreviousNextPosts } from './previous-next-posts';

interface PostPageProps {
  post: Post;
}

export function PostPage({ post }: PostPageProps) {
  const { path, language, title, drawingTitle, image, body, related } = post;
  const messages = getMessages();
  const citations = toCitations(body);
  return (
    <article className="wrap pt-2 @wide:pt-8">
      <StructuredData page={post} citations={citations} />
      <DocumentBar path={path} />
      <PageHeader page={{ language, title, drawing: toPostDrawing(post), drawingTitle, image }}>
        {body.some(isEmergency) && <EmergencyJumpLink />}
        <Byline post={post} />
      </PageHeader>
      <ReadingColumn
        page={post}
        contents={toTableOfContents(body, getContent(language))}
        citations={citations}
      >
        <div className="mt-8">
          <Blocks language={language} blocks={body} citations={citations} />
        </div>
        <Disclaimer />
      </ReadingColumn>
      <PageTools messages={messages.page.tools} title={title} url={toPageUrl(path)} />
      <PreviousNextPosts post={post} />
      <RelatedPages paths={related} />
      <p data-unspoken className="mt-12 print:hidden">
        <a href={toPageAddress('/blog/')} className={secondaryButton}>
          {messages.blog.back}
        </a>
      </p>
    </article>
  );
}
