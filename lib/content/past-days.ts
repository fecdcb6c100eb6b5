import type { Clinic } from './model/clinic-schema';
import type { DataFile } from './model/data-file';
import { type DaySpan, getToday, isOver } from './model/day';
import type { Problem } from './model/problems';

const formatSpan = ({ from, until }: DaySpan) => (from === until ? from : `${from} to ${until}`);

/** What the file of the clinic says of days that are over: none of it is shown any more. */
export function listPastDays({ file, value, toLine }: DataFile<Clinic>): Problem[] {
  const { notice, closedOn } = value;
  const today = getToday();
  const past = closedOn.filter((span) => isOver(span, today)).map(formatSpan);
  return [
    ...(notice && isOver(notice, today)
      ? [
          {
            file,
            line: toLine(['notice', 'until']),
            message: `The notice ended on ${notice.until} and is not shown any more; you can remove it.`,
          },
        ]
      : []),
    ...(past.length > 0
      ? [
          {
            file,
            line: toLine(['closedOn']),
            message: `These closed days are over and not shown any more; you can remove them: ${past.join(', ')}.`,
          },
        ]
      : []),
  ];
}
