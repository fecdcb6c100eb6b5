import { Blocks } from '@/components/page/blocks';
import { EmergencyJumpLink } from '@/components/page/help-links';
import { PageHeader } from '@/components/page/page-header';
import { PageTools } from '@/components/page/page-tools';
import { ReadingColumn } from '@/components/page/reading-column';
import { RelatedPages } from '@/components/page/related-pages';
import { backLink } from '@/components/ui/button-classes';
import { Message } from '@/components/ui/message';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getMessages } from '@/lib/content/get-content';
import { formatReadingTime, type Post } from '@/lib/content/pages/posts';
import { toPostDrawing } from '@/lib/content/pages/site-pages';
import { formatDay, toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { numberCitations } from '@/lib/text/rich-text';

export function PostPage({ post }: { post: Post }) {
  const { byline, team, back } = getMessages().blog;
  const { language, date, author = team, related, excerpt } = post;
  const { numbered: body, sources } = numberCitations(post.body);
  const day = <time dateTime={date}>{formatDay(date)}</time>;
  return (
    <article className="wrap @wide:pt-8">
      <PageHeader page={post} sources={sources} drawing={toPostDrawing(post)}>
        {/* A post with a callout may be about an eye hazard, so it gets a link to emergency help. */}
        {body.some(({ kind }) => kind === 'callout') && <EmergencyJumpLink />}
        <p lang={toLangAttribute(language)} className="mt-4 text-lead">
          {excerpt}
        </p>
        <p className="mt-2 text-muted">
          <Message text={byline} values={{ author, date: day }} /> ·&nbsp;{formatReadingTime(post)}
        </p>
      </PageHeader>
      <Unhydrated>
        <ReadingColumn page={post} sources={sources}>
          <div className="mt-8">
            <Blocks language={language} blocks={body} />
          </div>
        </ReadingColumn>
        <RelatedPages paths={related} />
        <PageTools page={post}>
          <a href={toPageAddress('/blog/')} className={backLink}>
            {back}
          </a>
        </PageTools>
      </Unhydrated>
    </article>
  );
}
