import { BookingCall } from '@/components/article/booking-call';
import { Breadcrumb } from '@/components/article/breadcrumb';
import { ReferenceList } from '@/components/article/reference-list';
import { faq } from '@/content/en/faq';
import { toCitations } from '@/lib/citations';
import { FaqGroups } from './faq-groups';
import { OpenNamedQuestion } from './open-named-question';

/** All questions and answers, with their sources. */
export function FaqPage() {
  const citations = toCitations(faq.groups);
  return (
    <div className="wrap pt-6 lg:pt-8">
      <Breadcrumb current={faq.title} />
      <div className="max-w-3xl">
        <h1 className="mt-6 text-title font-extrabold">{faq.title}</h1>
        <p className="measure mt-5 text-lead text-muted">{faq.lead}</p>
        <OpenNamedQuestion />
        <FaqGroups groups={faq.groups} citations={citations} heading="h2" />
        <BookingCall />
        <ReferenceList ids={citations.keys()} />
      </div>
    </div>
  );
}
