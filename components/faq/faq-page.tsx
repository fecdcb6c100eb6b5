import { BookingCallToAction } from '@/components/page/booking-call-to-action';
import { DocumentBar } from '@/components/page/document-bar';
import { ReadingColumn } from '@/components/page/reading-column';
import { ReferenceList } from '@/components/page/reference-list';
import { ReviewNote } from '@/components/page/review-note';
import { StructuredData } from '@/components/page/structured-data';
import { toCitations } from '@/lib/content/citations';
import type { PageOfKind } from '@/lib/content/documents';
import type { QuestionGroup } from '@/lib/content/questions';
import { toQuestions } from '@/lib/structured-data/questions';
import { FaqGroups } from './faq-groups';
import { OpenNamedQuestion } from './open-named-question';

interface FaqPageProps {
  page: PageOfKind<'faq'>;
  groups: readonly QuestionGroup[];
}

export function FaqPage({ page: { path, title, lead, review }, groups }: FaqPageProps) {
  const citations = toCitations(groups);
  return (
    <div className="wrap pt-6 lg:pt-8">
      <StructuredData
        path={path}
        kind="FAQPage"
        review={review}
        citations={citations.keys()}
        mainEntity={toQuestions(groups, path)}
      />
      <DocumentBar path={path} />
      <h1 className="mt-6 text-title font-extrabold">{title}</h1>
      <p className="measure mt-5 text-lead text-muted">{lead}</p>
      <OpenNamedQuestion />
      <ReadingColumn contents={groups.map((group) => ({ id: group.id, text: group.title }))}>
        <FaqGroups groups={groups} citations={citations} heading="h2" />
        <ReviewNote review={review} />
        <BookingCallToAction path={path} />
        <ReferenceList ids={citations.keys()} />
      </ReadingColumn>
    </div>
  );
}
