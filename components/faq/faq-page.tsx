import { BookingCall } from '@/components/article/booking-call';
import { Breadcrumb } from '@/components/article/breadcrumb';
import { ReadingColumn } from '@/components/article/reading-column';
import { ReferenceList } from '@/components/article/reference-list';
import { StructuredData } from '@/components/layout/structured-data';
import { faq } from '@/content/en/faq';
import { toCitations } from '@/lib/citations';
import { toQuestions } from '@/lib/structured-data/questions';
import { FaqGroups } from './faq-groups';
import { OpenNamedQuestion } from './open-named-question';

const path = '/faq/';

/** All questions and answers, with their sources. */
export function FaqPage() {
  const citations = toCitations(faq.groups);
  return (
    <div className="wrap pt-6 lg:pt-8">
      <StructuredData
        path={path}
        kind="FAQPage"
        citations={citations.keys()}
        mainEntity={toQuestions(faq.groups, path)}
      />
      <Breadcrumb path={path} />
      <h1 className="mt-6 text-title font-extrabold">{faq.title}</h1>
      <p className="measure mt-5 text-lead text-muted">{faq.lead}</p>
      <OpenNamedQuestion />
      <ReadingColumn contents={faq.groups.map(({ id, title }) => ({ id, text: title }))}>
        <FaqGroups groups={faq.groups} citations={citations} heading="h2" />
        <BookingCall />
        <ReferenceList ids={citations.keys()} />
      </ReadingColumn>
    </div>
  );
}
