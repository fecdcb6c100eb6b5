import { listVisitDetails } from '@/lib/clinic/clinic-details';
import { getContent } from '@/lib/content/get-content';
import { DetailGroups } from './detail-groups';

/** Details for a visit, such as fees; nothing while `clinic.yaml` has none. */
export function VisitDetails() {
  const { clinic, messages } = getContent();
  const groups = listVisitDetails(clinic, messages);
  return (
    groups.length > 0 && (
      <div className="mt-6 @wide:col-span-2">
        <h3 className="text-subsection">{messages.clinic.details.title}</h3>
        <DetailGroups heading="h4" groups={groups} />
      </div>
    )
  );
}
