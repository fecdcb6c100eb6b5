import type { Content } from '@/lib/content/read/content';
import { isOutdated, type TranslatedFile } from '@/lib/content/read/originals';
import type { Clinic } from '@/lib/content/schema/clinic';
import { getToday } from '@/lib/content/schema/day';
import { formatLanguage } from '@/lib/language';

/** A line for each fact without which a release is refused: the real name of the clinic, and its phone or address. */
export const listMissingFacts = (clinic: Clinic): string[] => [
  ...(clinic.nameIsPlaceholder
    ? [`  name: “${clinic.name}” was made up; write the real one and take out nameIsPlaceholder`]
    : []),
  ...(clinic.phone === null && clinic.address === null
    ? ['  phone or address: visitors need one of them to find the clinic']
    : []),
];

/** The paths of all values that are null. */
const listNulls = (facts: object, prefix = ''): string[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    if (value === null) {
      return [`${prefix}${name}`];
    }
    return typeof value === 'object' && !Array.isArray(value)
      ? listNulls(value, `${prefix}${name}.`)
      : [];
  });

/** A reminder list for the owner, which does not prevent a release. */
export interface Reminder {
  title: string;
  items: readonly string[];
}

/** The title of a reminder with its count. */
export const toCount = ({ title, items }: Reminder): string => `${title}: ${items.length}`;

interface Translations {
  contents: readonly Content[];
  files: readonly TranslatedFile[];
  /** Whether the release includes translations of health pages that nobody has signed. */
  areUnsignedPublished: boolean;
}

/** Lists what a release lacks: facts, reviews, signatures and updated translations, the most urgent first. */
export function listReminders(
  { clinic, pages, posts }: Content,
  { contents, files, areUnsignedPublished }: Translations,
): Reminder[] {
  // A clinic usually has no `notice`, so that its absence is not reported.
  const { notice: _, ...facts } = clinic;
  const documents = [...pages, ...posts];
  const toItem = ({ path, file }: (typeof documents)[number]) => `${path} (${file})`;
  const unsigned = areUnsignedPublished
    ? 'health pages that go out in a translation that nobody at the clinic has signed'
    : 'not published, since nobody at the clinic has signed the translation (PUBLISH_UNREVIEWED_TRANSLATIONS=1 publishes them)';
  return [
    { title: 'Not told yet in content/clinic.yaml, and shown nowhere', items: listNulls(facts) },
    {
      title: 'Health pages that nobody has reviewed',
      items: documents
        .filter((document) => 'about' in document && document.about)
        .filter(({ review }) => review.reviewer === null)
        .map(toItem),
    },
    {
      title: 'Pages whose next review is due',
      items: documents
        .filter(({ review }) => review.nextReviewOn !== null && review.nextReviewOn <= getToday())
        .map(toItem),
    },
    ...contents.map(({ language, unsigned: items }) => ({
      title: `${formatLanguage(language)}: ${unsigned}, the most needed first`,
      items,
    })),
    {
      title: 'Translations that are older than the English file',
      items: files.filter(isOutdated).map(({ file }) => file),
    },
  ].filter(({ items }) => items.length > 0);
}

/** The GitHub Actions job summary of a release in Markdown, with each list of reminders in a `<details>`. */
export const toSummary = (missing: readonly string[], reminders: readonly Reminder[]): string =>
  [
    ...(missing.length > 0
      ? ['## Not published', '', 'The site needs this before it may go out.', '']
      : ['## What this release goes out without', '']),
    // Lines that are not indented are headings.
    ...missing.map((line) => (line.startsWith(' ') ? `- ${line.trim()}` : `\n**${line}**\n`)),
    ...reminders.flatMap((reminder) => [
      '',
      `<details><summary>${toCount(reminder)}</summary>`,
      '',
      ...reminder.items.map((item) => `- ${item}`),
      '',
      '</details>',
    ]),
    '',
  ].join('\n');
