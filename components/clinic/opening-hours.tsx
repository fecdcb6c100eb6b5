import { Fragment } from 'react';
import type { HoursRow } from '@/lib/clinic/opening-hours';

interface OpeningHoursProps {
  rows: readonly HoursRow[];
}

export function OpeningHours({ rows }: OpeningHoursProps) {
  return (
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
}
