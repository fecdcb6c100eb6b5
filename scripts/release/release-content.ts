import type { Content } from '@/lib/content/content';
import type { Clinic } from '@/lib/content/model/clinic-schema';
import { getToday } from '@/lib/content/model/day';
import { formatLanguage } from '@/lib/language';

/** What keeps a release from going out, a line each: nothing invented is to be taken for a fact. */
export const listMissingFacts = (clinic: Clinic): string[] => [
  ...(clinic.nameIsPlaceholder
    ? [`  name: “${clinic.name}” was made up; write the real one and take out nameIsPlaceholder`]
    : []),
  ...(clinic.phone === null && clinic.address === null
    ? ['  phone or address: visitors need one of them to find the clinic']
    : []),
];

/** The names of the facts in some data that are not told. */
const listUntold = (facts: object, prefix = ''): string[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    if (value === null) {
      return [`${prefix}${name}`];
    }
    return typeof value === 'object' && !Array.isArray(value)
      ? listUntold(value, `${prefix}${name}.`)
      : [];
  });

/** The names of what is not told of the clinic, but for what concerns some days alone. */
const listUntoldFacts = ({ notice: _, ...facts }: Clinic): string[] => listUntold(facts);

const toLines = (title: string, items: readonly string[]) =>
  items.length > 0 ? ['', title, ...items.map((item) => `  ${item}`)] : [];

/** What a release may go out without, and the owner should know of: a line each. */
export const listReminders = ({ clinic, statements, pages, posts }: Content): string[] => [
  ...toLines('Not told yet in content/clinic.yaml, and shown nowhere:', listUntoldFacts(clinic)),
  ...toLines(
    'Said on the site and not confirmed yet by the owner:',
    statements
      .filter(({ confirmedOn }) => confirmedOn === null)
      .map(({ file, line, document, quote }) => `${file}, line ${line} (${document}): “${quote}”`),
  ),
  ...toLines(
    'Health pages that nobody has reviewed:',
    [...pages, ...posts]
      .filter((document) => 'about' in document && document.about)
      .filter(({ review }) => review.reviewer === null)
      .map(({ path, file }) => `${path} (${file})`),
  ),
  ...toLines(
    'Pages whose next review is due:',
    [...pages, ...posts]
      .filter(({ review }) => review.nextReviewOn !== null && review.nextReviewOn <= getToday())
      .map(({ path, file }) => `${path} (${file})`),
  ),
];

/**
 * The translations of health pages that nobody has signed: what a release does with them, and which, in
 * each language those first whose signature helps readers most.
 */
export const listUnsigned = (translations: readonly Content[], isPublished: boolean): string[] =>
  translations.flatMap(({ language, unsigned }) =>
    toLines(
      isPublished
        ? `${formatLanguage(language)}: health pages that go out in a translation that nobody at the clinic has signed, first those that readers need most:`
        : `${formatLanguage(language)}: left out, since nobody at the clinic has signed the translation (PUBLISH_UNREVIEWED_TRANSLATIONS=1 publishes them), first those that readers need most:`,
      unsigned.map(({ file }) => file),
    ),
  );
