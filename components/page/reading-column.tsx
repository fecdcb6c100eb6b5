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
function ReviewNote({ review, hasSources }: { review: Review; hasSources: boolean }) {
  const { reviewer, reviewedOn, nextReviewOn } = review;
  const { unchecked, checked, checkedOn, next, how } = getMessages().page.review;
  const parts = [
    !reviewer && hasSources && unchecked,
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

/** Invites visitors to book, with a link about the visit unless `paths`, of this and related pages, include it. */
function BookingCallToAction({ topic, paths }: { topic?: string | undefined; paths: string[] }) {
  const { messages, texts } = getContent();
  const { title, button, visit } = messages.page.booking;
  return (
    <section
      data-unspoken
      className="mt-10 gap-8 rounded-2xl bg-raised p-4 @tablet:grid @tablet:grid-cols-[minmax(0,1fr)_13rem] @tablet:p-8 print:hidden"
    >
      <Drawing
        name="first-visit"
        className="-mx-4 -mt-2 mb-4 w-[calc(100%+8*var(--u))] @tablet:order-1 @tablet:m-0 @tablet:w-full"
      />
      <div>
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
  );
}

/**
 * A text in a column of readable width, beside its table of contents on wide screens. A page with every sign of a level
 * has no table of contents, and its cards take the full width of the page.
 */
export function ReadingColumn({
  page: { path, language, review, body, ...page },
  contents = toTableOfContents(body, getContent(language)),
  sources,
  lead,
  children,
}: ReadingColumnProps) {
  const isHub = body.some(({ kind }) => kind === 'topics');
  const isSheet = body.some(isCompleteCard);
  const paths = [path, ...('related' in page ? page.related : [])];
  const topic = body.find((block) => block.kind === 'what-to-tell-us')?.name;
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
        {children}
        {/* Pages with first-aid steps do not invite visitors to book, unless they have a symptom checklist. */}
        {(topic || !('firstSteps' in page)) && <BookingCallToAction topic={topic} paths={paths} />}
        <ReviewNote review={review} hasSources={sources.length > 0} />
        {sources.length > 0 && <ReferenceList sources={sources} />}
      </div>
    </div>
  );
}
