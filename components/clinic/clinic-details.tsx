import { listContactDetails, listVisitDetails } from '@/lib/clinic/detail-lists';
import { getContent } from '@/lib/content/get-content';
import { DetailList } from './detail-list';

/** The details of contact and visit as a box of a page. */
export function ClinicDetails() {
  const { clinic, messages } = getContent();
  const details = [...listContactDetails(clinic, messages), ...listVisitDetails(clinic, messages)];
  return (
    details.length > 0 && (
      <section className="mt-10 rounded-2xl bg-raised p-6">
        <h2 className="text-subsection">{messages.clinic.details.title}</h2>
        <DetailList details={details} />
      </section>
    )
  );
}
