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

export function PageHeader({ page, sources, drawing, children }: PageHeaderProps) {
  const { language, heading } = getSitePage(page.path);
  const image = 'image' in page ? page.image : undefined;
  const drawingTitle = 'drawingTitle' in page ? page.drawingTitle : undefined;
  const hasPicture = Boolean(image ?? drawing);
  // A narrow screen has no drawing below first steps, nor above those of services.
  const isBrief = 'firstSteps' in page || page.body.some(({ kind }) => kind === 'services');
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
        className={`break-inside-avoid items-start gap-x-10 gap-y-4 @tablet:grid @tablet:mt-4 print:mt-0 print:grid ${hasPicture ? '@tablet:grid-cols-[minmax(0,1fr)_14rem] @wide:grid-cols-[minmax(0,1fr)_28rem] print:grid-cols-[minmax(0,1fr)_11rem]' : ''}`}
      >
        {!image && drawing && (
          <Drawing
            name={drawing}
            title={drawingTitle}
            className={`w-full float-right @max-tablet:mb-2 @max-tablet:ml-3 @max-tablet:w-24 @tablet:col-start-2 @tablet:row-start-1 print:col-start-2 print:row-start-1 ${isBrief ? 'not-print:@max-tablet:hidden' : ''}`}
          />
        )}
        {/* No paint before the title is there, the largest text: it would come a whole layout later. */}
        <link rel="expect" href="#title" blocking="render" />
        <div className={isBrief && !hasPicture ? '' : '[&>:not(h1)]:measure'}>
          <h1 id="title" lang={toLangAttribute(language)} className="text-title font-extrabold">
            {heading}
          </h1>
          {children}
        </div>
        {image && (
          <div className="mx-auto @max-tablet:max-w-80">
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
