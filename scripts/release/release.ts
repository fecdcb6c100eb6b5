// Builds the site for its visitors, and refuses while a setting still points at this machine or the
// owner has not told what a visitor cannot do without.
import { spawnSync } from 'node:child_process';
import { getContent } from '@/lib/content/get-content';
import { translatedLanguages } from '@/lib/language';
import { listUnpublished } from '../build/built-languages';
import { checkContent } from '../check-content';
import { settingNames } from '../settings';
import { listMissingFacts, listReminders, listUnsigned } from './release-content';
import { listSettingProblems, MISSING } from './release-settings';

/** The exit code where a setting or a fact is missing, which is no mistake: nothing is published yet. */
const NOT_YET = 2;

const settings = Object.fromEntries(settingNames.map((name) => [name, process.env[name] ?? '']));
const listUnder = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines] : [];

if (!checkContent()) {
  process.exit(1);
}
const isUnsignedPublished = process.env.PUBLISH_UNREVIEWED_TRANSLATIONS === '1';
// Before any content is read, and for the build too.
process.env.LEAVE_OUT_UNREVIEWED = isUnsignedPublished ? '' : '1';
const content = getContent();
console.log(listReminders(content).join('\n'));
const translations = translatedLanguages.map((code) => getContent(code));
console.log(listUnsigned(translations, isUnsignedPublished).join('\n'));
console.log(listUnpublished().join('\n'));
const settingProblems = listSettingProblems(settings);
const missing = [
  ...listUnder('Set these in the environment:', settingProblems),
  ...listUnder('Tell these in content/clinic.yaml:', listMissingFacts(content.clinic)),
];
if (missing.length > 0) {
  console.error(['The release is not built.', ...missing].join('\n'));
  if (process.env.GITHUB_ACTIONS) {
    // GitHub shows it on the page of the run.
    console.log(`::notice title=Not published::${missing.join('%0A')}`);
  }
  // A setting with a wrong value is a mistake: green, it would go unnoticed that nothing is published.
  process.exit(settingProblems.every((problem) => problem.endsWith(MISSING)) ? NOT_YET : 1);
}
const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
process.exit(status === 0 ? 0 : 1);
