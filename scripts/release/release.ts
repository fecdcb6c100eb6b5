// Builds the site for its visitors, and refuses while a setting still points at this machine or the
// owner has not told what a visitor cannot do without.
import { spawnSync } from 'node:child_process';
import { getContent } from '@/lib/content/get-content';
import { translatedLanguages } from '@/lib/language';
import { listUnpublished } from '../build/built-languages';
import { checkContent } from '../check-content';
import { loadReleaseSettings, settingNames } from '../settings';
import {
  listMissingFacts,
  listReminders,
  listUnsigned,
  toCounts,
  toLists,
} from './release-content';
import { listSettingProblems, MISSING } from './release-settings';
import { tellGithub } from './tell-github';

/** The exit code where a setting or a fact is missing, which is no mistake: nothing is published yet. */
const NOT_YET = 2;

const listUnder = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines] : [];

if (!checkContent()) {
  process.exit(1);
}
loadReleaseSettings();
const settings = Object.fromEntries(settingNames.map((name) => [name, process.env[name] ?? '']));
const isUnsignedPublished = process.env.PUBLISH_UNREVIEWED_TRANSLATIONS === '1';
// Before any content is read, and for the build too.
process.env.LEAVE_OUT_UNREVIEWED = isUnsignedPublished ? '' : '1';
const content = getContent();
const translations = translatedLanguages.map((code) => getContent(code));
const reminders = [...listReminders(content), ...listUnsigned(translations, isUnsignedPublished)];
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
tellGithub(missing, reminders);
if (missing.length > 0) {
  console.error(['The release is not built.', ...missing].join('\n'));
  console.error('\nThese keep nothing back, and are listed once a release is built:');
  console.error(
    [...toCounts(reminders), ...listUnpublished()].map((line) => `  ${line}`).join('\n'),
  );
  // A setting with a wrong value is a mistake: green, it would go unnoticed that nothing is published.
  process.exit(settingProblems.every((problem) => problem.endsWith(MISSING)) ? NOT_YET : 1);
}
console.log([...toLists(reminders), '', ...listUnpublished()].join('\n'));
const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
process.exit(status === 0 ? 0 : 1);
