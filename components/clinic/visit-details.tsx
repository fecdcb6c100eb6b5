import { listVisitDetails } from '@/lib/clinic/clinic-details';
import { getContent } from '@/lib/content/get-content';
import { DetailList } from './detail-list';

/** Details for a visit, such as fees; nothing while `clinic.yaml` has none. */
export function VisitDetails() {
  const { clinic, messages } = getContent();
  const details = listVisitDetails(clinic, messages);
  return (
    details.length > 0 && (
      <div className="@wide:col-span-2">
        <h3 className="text-subsection">{messages.clinic.details.title}</h3>
        <DetailList details={details} />
      </div>
    )
  );
}
