// Makes the edits of an owner in a copy of the site: each edit separately, with the check and the unit tests
// that read the content; with `all`, all edits together, with everything that `npm test` runs. Names of edits
// select some of them.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../fail';
import { copySite } from '../site-copy';
import { openSite } from './edited-site';
import { edits } from './edits';

/** The tests of the check use their own content, and run only with all edits together. */
const unitTests =
  'npx vitest related lib/content/get-content.ts --run --project unit --exclude "lib/content/check/**"';

const [mode, ...more] = process.argv.slice(2);
const copy = copySite('owner');
const site = openSite(copy);

function restoreContent(): void {
  for (const folder of ['content', 'public']) {
    rmSync(join(copy, folder), { recursive: true, force: true });
    cpSync(folder, join(copy, folder), { recursive: true });
  }
}

/** Runs a command in the copy, and returns whether it succeeds; prints its output if it fails. */
function passes(command: string): boolean {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: true,
  });
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}`);
  }
  return status === 0;
}

async function tryAlone(names: readonly string[]): Promise<void> {
  const failed: string[] = [];
  for (const name of names) {
    const edit = edits[name] ?? fail(`"${name}" is none of ${Object.keys(edits).join(', ')}.`);
    restoreContent();
    await edit(site);
    const isRight = passes('npm run --silent check');
    const isGreen = isRight && passes(unitTests);
    console.log(
      `${name}: ${isGreen ? 'passes' : `fails in the ${isRight ? 'unit tests' : 'check'}`}`,
    );
    failed.push(...(isGreen ? [] : [name]));
  }
  if (failed.length > 0) {
    fail(`${failed.length} of ${names.length} edits fail: ${failed.join(', ')}.`);
  }
}

async function tryTogether(): Promise<void> {
  for (const edit of Object.values(edits)) {
    await edit(site);
  }
  const { status } = spawnSync('npm test', { cwd: copy, stdio: 'inherit', shell: true });
  if (status !== 0) {
    fail(`The site with all edits does not pass its tests, in ${copy}.`);
  }
}

await (mode === 'all'
  ? tryTogether()
  : tryAlone(mode === undefined ? Object.keys(edits) : [mode, ...more]));
