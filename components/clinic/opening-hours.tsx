import { Fragment } from 'react';
import { type HoursRow, toHoursRows } from '@/lib/clinic/opening-hours';
import { formatPhone, toPhoneHref } from '@/lib/clinic/phone';
import { getContent } from '@/lib/content/get-content';

export const OpeningHours = ({ rows }: { rows: readonly HoursRow[] }) => (
  <div className="@container">
    <dl className="grid break-inside-avoid gap-x-6 gap-y-2 @phone:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(({ title, entries }) => (
        <div key={title} className="@phone:contents">
          <dt className="font-bold">{title}</dt>
          <dd>
            {entries.map((entry) => (
              <Fragment key={entry}>
                <span className="inline-block">{entry}</span>{' '}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

export function PhoneAndHours({ className }: { className: string }) {
  const { clinic, messages } = getContent();
  const { phone } = clinic;
  const { contact, hours } = messages.clinic;
  const rows = toHoursRows(clinic, hours);
  if (!phone && rows.length === 0) {
    return null;
  }
  return (
    <dl className={`stack-3 ${className}`}>
      {phone && (
        <div>
          <dt className="font-bold">{contact.phone}</dt>
          <dd className="py-1.5">
            <a href={toPhoneHref(phone)}>{formatPhone(phone)}</a>
          </dd>
        </div>
      )}
      {rows.length > 0 && (
        <div>
          <dt className="font-bold">{hours.title}</dt>
          <dd>
            <OpeningHours rows={rows} />
          </dd>
        </div>
      )}
    </dl>
  );
}
