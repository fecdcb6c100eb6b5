import { appendFileSync } from 'node:fs';
import { type Reminder, toCount } from './release-content';

/** The job summary of a release in Markdown, with each list of reminders in a `<details>`. */
const toSummary = (missing: readonly string[], reminders: readonly Reminder[]): string =>
  [
    ...(missing.length > 0
      ? ['## Not published', '', 'The site needs this before it may go out.', '']
      : ['## What this release goes out without', '']),
    // Lines without indentation are headings.
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

/** Reports on GitHub what a release lacks, as an annotation and as the job summary. */
export function reportToGithub(missing: readonly string[], reminders: readonly Reminder[]): void {
  if (process.env.GITHUB_ACTIONS && missing.length > 0) {
    console.log(`::notice title=Not published::${missing.join('%0A')}`);
  }
  if (process.env.GITHUB_STEP_SUMMARY) {
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, toSummary(missing, reminders));
  }
}
