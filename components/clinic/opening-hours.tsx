import { Fragment } from 'react';
import { toHoursRows } from '@/lib/clinic/opening-hours';
import { getMessages } from '@/lib/content/get-content';
import type { OpeningHours as HoursLine } from '@/lib/content/model/clinic-schema';

interface OpeningHoursProps {
  hours: readonly HoursLine[];
}

/** The days and their hours, those that have the same together. */
export function OpeningHours({ hours }: OpeningHoursProps) {
  return (
    <div className="@container">
      <dl className="grid break-inside-avoid gap-x-6 @xs:grid-cols-[auto_minmax(0,1fr)]">
        {toHoursRows(hours, getMessages().clinic.hours).map(({ days, sittings }) => (
          <div key={days} className="contents">
            <dt className="text-muted">{days}</dt>
            <dd>
              {sittings.map((sitting) => (
                <Fragment key={sitting}>
                  <span className="inline-block">{sitting}</span>{' '}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
