import type { ReactNode } from 'react';
import type { TocEntry } from '@/lib/content/pages/table-of-contents';
import type { Review } from '@/lib/content/schema/documents';
import type { LanguageCode } from '@/lib/languages';
import type { Citations } from '@/lib/text/rich-text';
import { BookingCallToAction } from './booking-call-to-action';
import { ReferenceList } from './reference-list';
import { ReviewNote } from './review-note';
import { TableOfContents } from './table-of-contents';

interface ReadingColumnProps {
  page: { path: string; language: LanguageCode; review: Review };
  contents: readonly TocEntry[];
  citations: Citations;
  /** Whether the call to action is one line. */
  isBrief?: boolean;
  /** Whether its cards take the width of the page, which then has no table of contents. */
  isSheet?: boolean;
  children: ReactNode;
}

/**
 * A text in a column of readable width, with who reviewed it, a call to action and its sources below. The
 * table of contents precedes it, or is beside it on wide screens.
 */
export function ReadingColumn({
  page: { path, language, review },
  contents,
  citations,
  isBrief = false,
  isSheet = false,
  children,
}: ReadingColumnProps) {
  return (
    <div
      className={`grid grid-cols-1 gap-x-16 print:block ${isSheet ? '' : '@wide:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]'}`}
    >
      {!isSheet && contents.length > 1 && (
        <TableOfContents entries={contents} language={language} />
      )}
      <div
        className={`w-full @wide:row-start-1 ${isSheet ? '[&>:not([data-print-part])]:max-w-(--measure)' : 'column not-print:@tablet:text-[length:max(1em,1.25rem)]'}`}
      >
        {children}
        <ReviewNote review={review} />
        <BookingCallToAction path={path} isBrief={isBrief} />
        {citations.size > 0 && <ReferenceList ids={citations.keys()} />}
      </div>
    </div>
  );
}
