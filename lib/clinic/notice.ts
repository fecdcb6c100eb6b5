import { getClinic } from '../content/get-content';
import type { Clinic } from '../content/schema/clinic';
import { getToday, isOver } from '../content/schema/day';
import { getLanguageCode } from '../current-language';
import { defaultLanguage, type LanguageCode } from '../languages';

type Notice = NonNullable<Clinic['notice']>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The notice of `clinic.yaml`, unless it has expired at build time. */
export const findNotice = (
  { notice }: Pick<Clinic, 'notice'> = getClinic(),
  today = getToday(),
): Notice | null => (notice && !isOver(notice, today) ? notice : null);

export function toNoticeText({ text }: Notice, code: LanguageCode = getLanguageCode()) {
  const own = text[code];
  return own
    ? { text: own, languageCode: code }
    : { text: text[defaultLanguage], languageCode: defaultLanguage };
}

/** The start of the first day and the end of the last day of a notice in India, as timestamps in ms. */
export function toNoticeTimes({ from, until }: Notice) {
  // India has one time zone, without daylight saving time.
  const toStart = (day: string) => Date.parse(`${day}T00:00+05:30`);
  return { from: toStart(from), until: toStart(until) + DAY_MS };
}
