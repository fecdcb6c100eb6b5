import { getClinic } from '../content/get-content';
import type { Clinic } from '../content/model/clinic-schema';
import { getToday, isOver } from '../content/model/day';
import { defaultLanguage, type LanguageCode, language } from '../language';

type Notice = NonNullable<Clinic['notice']>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The notice that the owner has told, unless it was over when the site was built. */
export const findNotice = (
  { notice }: Pick<Clinic, 'notice'> = getClinic(),
  today = getToday(),
): Notice | null => (notice && !isOver(notice, today) ? notice : null);

/** What a notice says in a language; in the default one where the owner has told it in no other. */
export function toNoticeText({ text }: Notice, code: LanguageCode = language.code) {
  const own = text[code];
  return own
    ? { text: own, languageCode: code }
    : { text: text[defaultLanguage], languageCode: defaultLanguage };
}

/** When the first day of a notice begins at the clinic and its last one ends, in ms. */
export function toNoticeTimes({ from, until }: Notice) {
  // India has one time, in summer as in winter.
  const toStart = (day: string) => Date.parse(`${day}T00:00+05:30`);
  return { from: toStart(from), until: toStart(until) + DAY_MS };
}
