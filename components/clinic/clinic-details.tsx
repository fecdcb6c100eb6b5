import { listContactDetails, listVisitDetails } from '@/lib/clinic/clinic-details';
import { getContent } from '@/lib/content/get-content';
import { DetailList } from './detail-list';

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
