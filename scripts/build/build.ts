// Exports the site to a place of its own, finishes it there, and only then puts it into out/.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { mapOrigin } from '@/lib/clinic/map';
import { checkContent } from '../check-content';
import { writeHostFiles, writeServerFiles } from '../hosting/write-host-files';
import { nextProgram } from '../next-program';
import { fail } from '../serve/local-server';
import { loadSettings } from '../settings';
import { finishExport } from './finish-export';
import { writeLicences } from './licences';
import { writePictures } from './write-pictures';

/** Inside the project, so that it can be renamed to `out/`; git and the linter leave it out. */
const staging = '.cache/export';
const lastExport = '.cache/last-export';

const toOrigin = (address: string | undefined) => (address ? new URL(address).origin : '');

function finish(): void {
  const basePath = process.env.BASE_PATH ?? '';
  const origins = {
    email: toOrigin(process.env.NEXT_PUBLIC_EMAILJS_ORIGIN),
    map: mapOrigin,
  };
  writeLicences(staging);
  finishExport({ folder: staging, basePath }, origins);
  writeHostFiles(staging, basePath);
  writeServerFiles('hosting', basePath);
}

function swap(): void {
  rmSync(lastExport, { recursive: true, force: true });
  if (existsSync('out')) {
    renameSync('out', lastExport);
  }
  renameSync(staging, 'out');
  rmSync(lastExport, { recursive: true, force: true });
}

loadSettings();
if (!checkContent()) {
  fail('The site was not exported; out/ is as it was.');
}
rmSync(staging, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [nextProgram, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, EXPORT_FOLDER: staging },
});
if (status !== 0) {
  fail('The site was not exported; out/ is as it was.');
}
try {
  await writePictures(staging);
  finish();
} catch (reason) {
  fail(
    `The export cannot go out, and out/ is as it was: ${reason instanceof Error ? reason.message : reason}`,
  );
}
swap();
