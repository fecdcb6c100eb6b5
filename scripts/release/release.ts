// Builds the site for publication; fails if the content has a mistake, if a setting is missing or invalid, or if
// content/clinic.yaml lacks the real name of the clinic, or both its phone number and its address.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { getContent } from '@/lib/content/get-content';
import { listUnpublished } from '@/lib/content/pages/languages';
import { listTranslatedFiles } from '@/lib/content/read/originals';
import { translatedLanguages } from '@/lib/languages';
import { checkContent } from '../check-content';
import { loadReleaseSettings, settingNames } from '../settings';
import { listMissingFacts, listReminders, toCount, toSummary } from './release-content';
import { areOnlyMissing, listSettingProblems } from './release-settings';

/** The exit code for missing settings or facts: CI then publishes nothing and succeeds. */
const NOT_YET = 2;

const listUnder = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines] : [];

const indent = (line: string) => `  ${line}`;

if (!checkContent()) {
  process.exit(1);
}
loadReleaseSettings();
const settings = Object.fromEntries(settingNames.map((name) => [name, process.env[name] ?? '']));
const areUnsignedPublished = process.env.PUBLISH_UNREVIEWED_TRANSLATIONS === '1';
// Set before `getContent` first reads and caches the content; the child process of the build inherits it.
process.env.LEAVE_OUT_UNREVIEWED = areUnsignedPublished ? '' : '1';
const content = getContent();
const reminders = listReminders(content, {
  contents: translatedLanguages.map((code) => getContent(code)),
  files: translatedLanguages.flatMap((code) => listTranslatedFiles(process.cwd(), code)),
  areUnsignedPublished,
});
const settingProblems = listSettingProblems(settings);
const missing = [
  ...listUnder(
    process.env.GITHUB_ACTIONS
      ? 'Set these as variables of the repository (docs/deploy.md says where):'
      : 'Set these in release.env, as docs/deploy.md says:',
    settingProblems,
  ),
  ...listUnder('Tell these in content/clinic.yaml:', listMissingFacts(content.clinic)),
];
if (process.env.GITHUB_STEP_SUMMARY) {
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, toSummary(missing, reminders));
}
if (missing.length > 0) {
  if (process.env.GITHUB_ACTIONS) {
    console.log(`::notice title=Not published::${missing.join('%0A')}`);
  }
  console.error(['The release is not built.', ...missing].join('\n'));
  console.error('\nThese keep nothing back, and are listed once a release is built:');
  console.error([...reminders.map(toCount), ...listUnpublished()].map(indent).join('\n'));
  // An invalid setting must make CI fail, or nobody would notice that nothing is published.
  process.exit(areOnlyMissing(settingProblems) ? NOT_YET : 1);
}
for (const reminder of reminders) {
  console.log(['', toCount(reminder), ...reminder.items.map(indent)].join('\n'));
}
console.log(['', ...listUnpublished()].join('\n'));
const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
process.exit(status === 0 ? 0 : 1);
