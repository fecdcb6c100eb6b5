import type { ReactNode } from 'react';
import { SharedDrawing } from '@/components/illustrations/shared-drawing';
import { StructuredData } from '@/components/layout/structured-data';
import type { DrawingName, Page } from '@/content/types';
import { toCitations } from '@/lib/citations';
import type { PageDetails } from '@/lib/structured-data/page-graph';
import { Blocks } from './blocks';
import { BookingCall } from './booking-call';
import { Breadcrumb } from './breadcrumb';
import { KeyFacts } from './key-facts';
import { ReferenceList } from './reference-list';
import { RelatedPages } from './related-pages';
import { ReviewNote } from './review-note';
import { TableOfContents } from './table-of-contents';

interface ContentPageProps {
  page: Page;
  /** The address of the page inside the site. */
  path: string;
  drawing?: { name: DrawingName; title: string; isAnimated?: boolean };
  /** Stands between the key facts and the body; its citations are numbered first. */
  children?: ReactNode;
  /** Content outside the page's own body whose sources are listed with it. */
  alsoCited?: unknown;
  /** The last thing on the page. */
  end?: ReactNode;
  /** What machines are told beyond what the page itself says. */
  details?: PageDetails;
}

/** A page of blocks, from its breadcrumb to its way back. */
export function ContentPage({
  page,
  path,
  drawing,
  children,
  alsoCited,
  end,
  details,
}: ContentPageProps) {
  const citations = toCitations([alsoCited, page.body]);
  return (
    <article className="wrap pt-6 lg:pt-8">
      <StructuredData path={path} {...page} citations={citations.keys()} {...details} />
      <Breadcrumb path={path} />
      <header className="mt-6 grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="measure">
          <h1 className="text-title font-extrabold">{page.title}</h1>
          <p className="mt-3 text-lead text-muted">{page.subtitle}</p>
          <p className="mt-6 text-lead">{page.answer}</p>
        </div>
        {drawing && (
          <SharedDrawing
            path={path}
            {...drawing}
            className="w-full max-lg:-order-1 max-lg:max-w-80"
          />
        )}
      </header>
      <KeyFacts facts={page.keyFacts} />
      {children}
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div>
          <Blocks blocks={page.body} citations={citations} />
          <ReviewNote review={page.review} />
          <BookingCall />
          {citations.size > 0 && <ReferenceList ids={citations.keys()} />}
        </div>
        <TableOfContents blocks={page.body} />
      </div>
      <RelatedPages paths={page.related} />
      {end && <div className="mt-12">{end}</div>}
    </article>
  );
}
