import type { Content } from '@/lib/content/read/content';
import { isOutdated, type TranslatedFile } from '@/lib/content/read/originals';
import type { Clinic } from '@/lib/content/schema/clinic';
import { getToday } from '@/lib/content/schema/day';
import { formatLanguage } from '@/lib/language';

/** A line for each fact that prevents a release, because no placeholder may be published as a fact. */
export const listMissingFacts = (clinic: Clinic): string[] => [
  ...(clinic.nameIsPlaceholder
    ? [`  name: “${clinic.name}” was made up; write the real one and take out nameIsPlaceholder`]
    : []),
  ...(clinic.phone === null && clinic.address === null
    ? ['  phone or address: visitors need one of them to find the clinic']
    : []),
];

/** The paths of the values that are null. */
const listNulls = (facts: object, prefix = ''): string[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    if (value === null) {
      return [`${prefix}${name}`];
    }
    return typeof value === 'object' && !Array.isArray(value)
      ? listNulls(value, `${prefix}${name}.`)
      : [];
  });

/** The missing facts; without `notice`, which is optional. */
const listUnknownFacts = ({ notice: _, ...facts }: Clinic): string[] => listNulls(facts);

/** A list for the owner that does not prevent a release. */
export interface Reminder {
  title: string;
  items: readonly string[];
}

const keepFilled = (reminders: readonly Reminder[]) =>
  reminders.filter(({ items }) => items.length > 0);

/** The titles of reminders with their counts. */
export const toCounts = (reminders: readonly Reminder[]): string[] =>
  reminders.map(({ title, items }) => `${title}: ${items.length}`);

export const toLists = (reminders: readonly Reminder[]): string[] =>
  reminders.flatMap((reminder) => [
    '',
    ...toCounts([reminder]),
    ...reminder.items.map((item) => `  ${item}`),
  ]);

/**
 * The facts that are missing, the health pages that are not reviewed, and the pages whose next review is due.
 */
export const listReminders = ({ clinic, pages, posts }: Content): Reminder[] =>
  keepFilled([
    {
      title: 'Not told yet in content/clinic.yaml, and shown nowhere',
      items: listUnknownFacts(clinic),
    },
    {
      title: 'Health pages that nobody has reviewed',
      items: [...pages, ...posts]
        .filter((document) => 'about' in document && document.about)
        .filter(({ review }) => review.reviewer === null)
        .map(({ path, file }) => `${path} (${file})`),
    },
    {
      title: 'Pages whose next review is due',
      items: [...pages, ...posts]
        .filter(({ review }) => review.nextReviewOn !== null && review.nextReviewOn <= getToday())
        .map(({ path, file }) => `${path} (${file})`),
    },
  ]);

/** The translations whose English file has changed since. */
export const listOlder = (files: readonly TranslatedFile[]): Reminder[] =>
  keepFilled([
    {
      title: 'Translations that are older than the English file',
      items: files.filter(isOutdated).map(({ file }) => file),
    },
  ]);

/** The unsigned translations of health pages, most urgent first, and whether a release publishes them. */
export const listUnsigned = (translations: readonly Content[], isPublished: boolean): Reminder[] =>
  keepFilled(
    translations.map(({ language, unsigned }) => ({
      title: isPublished
        ? `${formatLanguage(language)}: health pages that go out in a translation that nobody at the clinic has signed, the most needed first`
        : `${formatLanguage(language)}: not published, since nobody at the clinic has signed the translation (PUBLISH_UNREVIEWED_TRANSLATIONS=1 publishes them), the most needed first`,
      items: unsigned.map(({ file }) => file),
    })),
  );
