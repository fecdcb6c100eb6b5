import type { ReactNode } from 'react';
import { StructuredData } from '@/components/layout/structured-data';
import type { Page } from '@/content/types';
import { toCitations } from '@/lib/citations';
import { type ContentsEntry, isEmergency, listContents } from '@/lib/content/contents';
import { keepTogether } from '@/lib/kept-together';
import type { PageDetails } from '@/lib/structured-data/page-graph';
import { Blocks } from './blocks';
import { BookingCall } from './booking-call';
import { Breadcrumb } from './breadcrumb';
import { HelpLink } from './help-link';
import { KeyFacts } from './key-facts';
import { PageHead } from './page-head';
import { ReadingColumn } from './reading-column';
import { ReferenceList } from './reference-list';
import { RelatedPages } from './related-pages';
import { ReviewNote } from './review-note';

interface ContentPageProps {
  page: Page;
  /** The address of the page inside the site. */
  path: string;
  /** Whether the parts of its drawing come in one after the other. */
  isAnimated?: boolean;
  /** Stands between the key facts and the text, over the whole width. */
  children?: ReactNode;
  /** What the text begins with: its place in the contents, and the sources, which come first. */
  opening?: { element: ReactNode; contents: readonly ContentsEntry[]; cited: unknown };
  /** The last thing on the page. */
  end?: ReactNode;
  /** What machines are told beyond what the page itself says. */
  details?: PageDetails;
}

/** A page of blocks, from its breadcrumb to its way back. */
export function ContentPage({
  page,
  path,
  isAnimated,
  children,
  opening,
  end,
  details,
}: ContentPageProps) {
  const citations = toCitations([opening?.cited, page.body]);
  const contents = [...(opening?.contents ?? []), ...listContents(page.body)];
  return (
    <article className="wrap pt-6 lg:pt-8">
      <StructuredData path={path} {...page} citations={citations.keys()} {...details} />
      <Breadcrumb path={path} />
      <PageHead path={path} page={page} isAnimated={isAnimated}>
        <p className="mt-3 text-lead text-balance text-muted">{page.subtitle}</p>
        <p className="mt-6 text-lead">{keepTogether(page.answer)}</p>
      </PageHead>
      <KeyFacts facts={page.keyFacts} />
      {page.body.some(isEmergency) && <HelpLink />}
      {children}
      <ReadingColumn contents={contents}>
        {opening?.element}
        <Blocks blocks={page.body} citations={citations} />
        <ReviewNote review={page.review} />
        <BookingCall />
        {citations.size > 0 && <ReferenceList ids={citations.keys()} />}
      </ReadingColumn>
      <RelatedPages paths={page.related} />
      {end && <div className="mt-12">{end}</div>}
    </article>
  );
}
