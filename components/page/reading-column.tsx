import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/clinic/phone-link';
import { Drawing } from '@/components/illustrations/drawing';
import { secondaryButton } from '@/components/ui/button-classes';
import { ButtonLink } from '@/components/ui/button-link';
import { getContent, getMessages } from '@/lib/content/get-content';
import type { BlockPage } from '@/lib/content/pages/pages';
import {
  isCompleteCard,
  type TocEntry,
  toTableOfContents,
} from '@/lib/content/pages/table-of-contents';
import type { PageOfKind, Post } from '@/lib/content/read/documents';
import type { Review } from '@/lib/content/schema/documents';
import { formatDay } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';
import { RichText } from '../ui/rich-text';
import { ReferenceList } from './reference-list';
import { TableOfContents } from './table-of-contents';

interface ReadingColumnProps {
  page: BlockPage | Post | PageOfKind<'faq'>;
  contents?: readonly TocEntry[];
  sources: readonly string[];
  /** Comes above the table of contents on narrow screens, beside it on wide ones. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Says who reviewed the page and when, as far as the content says, or, if it has sources, that nobody has. */
function ReviewNote({ review, sources }: { review: Review; sources: number }) {
  const { reviewer, reviewedOn, nextReviewOn } = review;
  const { unchecked, checked, checkedOn, next, how } = getMessages().page.review;
  const parts = [
    !reviewer && sources > 0 && formatMessage(unchecked, { sources }),
    reviewer && !reviewedOn && formatMessage(checked, { reviewer }),
    reviewer && reviewedOn && formatMessage(checkedOn, { reviewer, day: formatDay(reviewedOn) }),
    nextReviewOn && formatMessage(next, { day: formatDay(nextReviewOn) }),
  ].filter(Boolean);
  return (
    parts.length > 0 && (
      <p className="mt-6 text-small text-muted">
        {parts.join(' ')} <a href={toPageAddress(how.href)}>{how.label}</a>
      </p>
    )
  );
}

/** Invites visitors to book, on a page with first-aid steps only if it has a symptom checklist. */
function BookingCallToAction({ page }: Pick<ReadingColumnProps, 'page'>) {
  const { messages, texts } = getContent();
  const topic = page.body.find((block) => block.kind === 'what-to-tell-us')?.name;
  const paths = [page.path, ...('related' in page ? page.related : [])];
  const { title, button, visit } = messages.page.booking;
  return (
    (topic || !('firstSteps' in page)) && (
      <section
        data-unspoken
        className="mt-10 items-center gap-8 rounded-2xl border border-transparent bg-raised p-4 @tablet:flex @tablet:p-6 print:hidden"
      >
        {['article', 'post'].includes(page.kind) && (
          <Drawing
            name="written-plan"
            className="mb-4 h-36 w-full @tablet:order-1 @tablet:m-0 @tablet:h-auto @tablet:w-52 @tablet:shrink-0"
          />
        )}
        <div className="grow">
          <h2 className="text-subsection">{title}</h2>
          <p className="mt-2 max-w-none!">
            <RichText text={texts.offer} /> {topic && messages['what-to-tell-us'].lead}
          </p>
          <div className="mt-5 flex flex-wrap gap-4">
            <ButtonLink href={`/patient-form/${topic ? `#/${topic}/` : ''}`} label={button} />
            <PhoneLink className={secondaryButton} />
          </div>
          {!paths.includes(visit.href) && (
            <a href={toPageAddress(visit.href)} className="mt-2 block py-2 text-accent underline">
              {visit.label}
            </a>
          )}
        </div>
      </section>
    )
  );
}

/**
 * A text in a column of readable width, beside its table of contents on wide screens. A page with every sign of a level
 * has no table of contents, and its cards take the full width of the page.
 */
export function ReadingColumn({
  page,
  contents = toTableOfContents(page.body, getContent(page.language)),
  sources,
  lead,
  children,
}: ReadingColumnProps) {
  const { language, review, body } = page;
  const isHub = body.some(({ kind }) => kind === 'topics');
  const isSheet = body.some(isCompleteCard);
  const note = <ReviewNote review={review} sources={sources.length} />;
  return (
    <div
      className={`grid grid-cols-1 gap-x-16 print:block ${isSheet ? '' : '@wide:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]'}`}
    >
      {lead && <div className="column max-w-160 [&_li]:break-inside-avoid">{lead}</div>}
      {!isSheet && contents.length > 1 && (
        <TableOfContents entries={contents} language={language} isHub={isHub} />
      )}
      <div
        className={`w-full @wide:col-start-1 ${isSheet ? '[&>:not([data-wide])]:measure' : 'column max-w-160 not-print:@tablet:text-[length:max(1em,1.25rem)]'}`}
      >
        {!isSheet && note}
        {children}
        <BookingCallToAction page={page} />
        {isSheet && note}
        {sources.length > 0 && <ReferenceList sources={sources} />}
      </div>
    </div>
  );
}
