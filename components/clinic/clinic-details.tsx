import { listContactDetails, listVisitDetails } from '@/lib/clinic/clinic-details';
import { getContent } from '@/lib/content/get-content';
import { DetailGroups } from './detail-groups';

export function ClinicDetails() {
  const { clinic, messages } = getContent();
  const groups = [...listContactDetails(clinic, messages), ...listVisitDetails(clinic, messages)];
  return (
    groups.length > 0 && (
      <section className="mt-10 rounded-2xl bg-raised p-6">
        <h2 className="text-subsection">{messages.clinic.details.title}</h2>
        <DetailGroups heading="h3" groups={groups} />
      </section>
    )
  );
}
