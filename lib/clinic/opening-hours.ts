import type { Clinic, OpeningHours } from '../content/schema/clinic';
import { getToday, isOver } from '../content/schema/day';
import { type Weekday, weekdays } from '../content/schema/weekdays';
import type { Messages } from '../content/words/messages';
import { formatDaySpan, formatList, getLanguage, getLocale } from '../language';
import { formatMessage } from '../text/format-message';
import { groupNeighbours } from '../text/group-neighbours';

type HoursMessages = Messages['clinic']['hours'];

export interface HoursRow {
  /** Days with the same hours, or the label of the closed days. */
  title: string;
  /** The time ranges of these days, or the closed days, each followed by its separator. */
  entries: readonly string[];
}

const hourFormat = { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' } as const;

function formatTime(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  const format = minute === 0 ? hourFormat : ({ ...hourFormat, minute: '2-digit' } as const);
  return (
    new Intl.DateTimeFormat(getLocale(), format)
      .format(Date.UTC(2024, 0, 1, hour, minute))
      // ICU versions differ in the space character before "am".
      .replace(/\s/gu, ' ')
  );
}

// 1 January 2024 was a Monday.
const formatWeekday = (index: number) =>
  new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + index),
  );

/** Formats days of the week, with three or more consecutive ones as a range, such as `Monday to Friday and Sunday`. */
export function formatDays(days: readonly Weekday[], messages: HoursMessages): string {
  const areOpen = weekdays.map((day) => days.includes(day));
  const runs = groupNeighbours(
    [...areOpen.keys()],
    (one, first) => areOpen[one] === areOpen[first],
  );
  const names = runs.flatMap((run) => {
    const [first = '', ...more] = run.map(formatWeekday);
    if (!areOpen[run[0]]) {
      return [];
    }
    return more.length > 1
      ? [formatMessage(messages.days, { first, last: more.at(-1) ?? '' })]
      : [first, ...more];
  });
  return formatList(names, 'conjunction');
}

function formatSitting(line: OpeningHours, messages: HoursMessages): string {
  const { from, to, closed, byAppointment } = line;
  if (closed) {
    return messages.closed;
  }
  if (!from || !to) {
    return messages.byAppointment;
  }
  const sitting = formatMessage(messages.sitting, { from: formatTime(from), to: formatTime(to) });
  return byAppointment ? formatMessage(messages.sittingByAppointment, { sitting }) : sitting;
}

/** The items of a localized list, each with the separator that follows it. */
function toListPieces(items: readonly string[]): string[] {
  const format = new Intl.ListFormat(getLanguage().tag, { type: 'unit', style: 'short' });
  const pieces: string[] = [];
  for (const { type, value } of format.formatToParts(items)) {
    pieces.push(type === 'element' ? value : `${pieces.pop() ?? ''}${value.trimEnd()}`);
  }
  return pieces;
}

function toWeekRows(hours: readonly OpeningHours[], messages: HoursMessages): HoursRow[] {
  const sorted = hours.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
  const groups = new Map<string, { days: Weekday[]; sittings: string[] }>();
  for (const day of weekdays) {
    const sittings = sorted
      .filter(({ days }) => days.includes(day))
      .map((line) => formatSitting(line, messages));
    const key = sittings.join();
    if (groups.has(key)) {
      groups.get(key)?.days.push(day);
    } else if (sittings.length > 0) {
      groups.set(key, { days: [day], sittings });
    }
  }
  return [...groups.values()].map(({ days, sittings }) => ({
    title: formatDays(days, messages),
    entries: toListPieces(sittings),
  }));
}

export const listClosedDays = ({ closedOn }: Pick<Clinic, 'closedOn'>, today = getToday()) =>
  closedOn.filter((span) => !isOver(span, today)).toSorted((a, b) => a.from.localeCompare(b.from));

/** The rows of the opening hours, grouped by days with the same hours, followed by the closed days. */
export function toHoursRows(
  clinic: Pick<Clinic, 'hours' | 'closedOn'>,
  messages: HoursMessages,
): HoursRow[] {
  const closedDays = listClosedDays(clinic).map(({ from, until }) => formatDaySpan(from, until));
  return [
    ...toWeekRows(clinic.hours ?? [], messages),
    ...(closedDays.length > 0
      ? [{ title: messages.closedOn, entries: toListPieces(closedDays) }]
      : []),
  ];
}
