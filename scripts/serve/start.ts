// Builds the site and serves it with local delivery.
import { spawnSync } from 'node:child_process';
import { fail } from '../fail';
import { assertPortIsFree, getPort } from './local-server';

await assertPortIsFree(getPort());
const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
if (status !== 0) {
  fail('The site was not built, so there is nothing to serve: the reason stands above.');
}
await import('./serve');
