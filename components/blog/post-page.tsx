import { BookingCall } from '@/components/article/booking-call';
import { Breadcrumb } from '@/components/article/breadcrumb';
import { PageHead } from '@/components/article/page-head';
import { PageTools } from '@/components/article/page-tools';
import { ReadingColumn } from '@/components/article/reading-column';
import { ReferenceList } from '@/components/article/reference-list';
import { RelatedPages } from '@/components/article/related-pages';
import { ReviewNote } from '@/components/article/review-note';
import { StructuredData } from '@/components/layout/structured-data';
import { secondaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { articleWords } from '@/content/en/article';
import { blogPage } from '@/content/en/blog';
import type { Post } from '@/content/types';
import { toPostContents } from '@/lib/content/contents';
import { toPostPath } from '@/lib/content/posts';
import { keepTogether } from '@/lib/kept-together';
import { toReadingMinutes } from '@/lib/reading-time';
import { siteUrl } from '@/lib/site-url';
import { toBlogPosting, toPostId } from '@/lib/structured-data/blog';
import { PostBody } from './post-body';
import { PostNeighbours } from './post-neighbours';

interface PostPageProps {
  post: Post;
}

/** One post of the blog, from its breadcrumb to the way back to the list. */
export function PostPage({ post }: PostPageProps) {
  const path = toPostPath(post);
  return (
    <article className="wrap pt-6 lg:pt-8">
      <StructuredData
        path={path}
        {...post}
        citations={post.references}
        mainEntity={{ '@id': toPostId(path) }}
        things={[toBlogPosting(post, path)]}
      />
      <Breadcrumb path={path} />
      <PageHead path={path} page={post}>
        <p className="mt-4 text-muted">
          {blogPage.writtenBy} {post.author}, <time dateTime={post.isoDate}>{post.date}</time>
          {' · '}
          {keepTogether(`${toReadingMinutes(post.content)} ${blogPage.readingMinutes}`)}
        </p>
      </PageHead>
      <ReadingColumn contents={toPostContents(post.content)}>
        <PostBody html={post.content} />
        <ReviewNote review={post.review} />
        <BookingCall />
        <ReferenceList ids={post.references} />
      </ReadingColumn>
      <PageTools words={articleWords.tools} title={post.title} url={`${siteUrl}${path}`} />
      <PostNeighbours post={post} />
      <RelatedPages paths={post.related} />
      <p className="mt-12 print:hidden">
        <Link href="/blog/" className={secondaryButton}>
          {blogPage.back}
        </Link>
      </p>
    </article>
  );
}
