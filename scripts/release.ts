// Builds the site for its visitors, and refuses while a setting still points at this machine.
import { spawnSync } from 'node:child_process';
import { listReleaseFaults } from './release-settings';
import { settingNames } from './settings';

const settings = Object.fromEntries(settingNames.map((name) => [name, process.env[name] ?? '']));
const faults = listReleaseFaults(settings);
if (faults.length > 0) {
  console.error(`The release is not built. Set these in the environment:\n${faults.join('\n')}`);
  process.exit(1);
}
const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
process.exit(status ?? 1);
