import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { ListenButton } from '@/components/listen/listen-button';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Picture } from '@/components/ui/picture';
import { StrokeIcon } from '@/components/ui/stroke-icon';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getMessages } from '@/lib/content/get-content';
import type { BlockPage } from '@/lib/content/pages/pages';
import { getSitePage } from '@/lib/content/pages/site-pages';
import type { PageOfKind, Post } from '@/lib/content/read/documents';
import { toLangAttribute } from '@/lib/language';
import { Breadcrumb } from './breadcrumb';
import { StructuredData } from './structured-data';

interface PageHeaderProps {
  page: BlockPage | Post | PageOfKind<'faq'> | PageOfKind<'blog'>;
  sources?: readonly string[];
  drawing?: string | undefined;
  children: ReactNode;
}

const besideAll =
  '@tablet:col-start-2 @tablet:row-start-1 @wide:row-span-2 @wide:self-start print:col-start-2 print:row-span-2';

export function PageHeader({ page, sources, drawing, children }: PageHeaderProps) {
  const { language, heading } = getSitePage(page.path);
  const image = 'image' in page ? page.image : undefined;
  const drawingTitle = 'drawingTitle' in page ? page.drawingTitle : undefined;
  const hasPicture = Boolean(image ?? drawing);
  const hasSteps = 'firstSteps' in page;
  // A title breaks after its colon, if it does not fit into one line.
  const [subject, question] = hasSteps ? [heading] : heading.split(/(?<=: )/);
  const isHub = 'body' in page && page.body.some(({ kind }) => kind === 'topics');
  const measure = `${isHub ? 'contents' : ''} ${hasSteps && !hasPicture ? '' : '*:max-w-160'}`;
  const isLower = page.kind === 'article';
  return (
    <>
      <StructuredData page={page} sources={sources} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 print:hidden">
        <div className="min-w-0 flex-[1_1_9rem]">
          <Breadcrumb path={page.path} />
        </div>
        {page.kind !== 'blog' && (
          <ErrorBoundary name="listen">
            <ListenButton
              messages={getMessages().listen}
              icon={
                <StrokeIcon
                  path="M3 9v6h4l6 5V4L7 9ZM17 9q2 3 0 6M20 6q4 6 0 12"
                  className="size-6"
                />
              }
            />
          </ErrorBoundary>
        )}
      </div>
      <Unhydrated
        as="header"
        className={`grid break-inside-avoid items-start gap-x-3 @tablet:mt-4 @tablet:gap-x-10 print:mt-0 ${hasPicture ? '@tablet:grid-cols-[minmax(0,1fr)_11rem] @tablet:grid-rows-[auto_1fr] @wide:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] @wide:gap-x-16 print:grid-cols-[minmax(0,1fr)_11rem]' : ''}`}
      >
        {/* Blocks rendering until the title (LCP) is parsed, or the text above a drawing, which would move. */}
        <link
          rel="expect"
          href={drawing && !isLower ? '#introduction-end' : '#title'}
          blocking="render"
        />
        <h1 id="title" lang={toLangAttribute(language)} className="text-title font-extrabold">
          {subject}
          {question && <span className="inline-block">{question}</span>}
        </h1>
        {!image && drawing && (
          <Drawing
            name={drawing}
            title={drawingTitle}
            className={`w-full max-w-92 ${isLower ? 'not-print:@max-tablet:hidden' : '@max-tablet:order-1 @max-tablet:mt-4'} ${besideAll}`}
          />
        )}
        <div className={`not-print:@max-wide:col-span-full ${measure}`}>{children}</div>
        <span id="introduction-end" hidden />
        {image && (
          <div className={`mx-auto @max-tablet:mt-4 @max-tablet:max-w-80 ${besideAll}`}>
            <Picture
              picture={image}
              alt={image.alt}
              isMain
              className="max-h-64 w-full rounded-2xl object-cover"
            />
          </div>
        )}
      </Unhydrated>
    </>
  );
}
