// Exports the site to a staging folder, post-processes it there, and then replaces out/.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mapOrigin } from '@/lib/clinic/map';
import { listPublishedLanguages, listUnpublished } from '@/lib/content/pages/languages';
import { getOwnPosts } from '@/lib/content/pages/posts';
import { runInLanguage } from '@/lib/current-language';
import { defaultLanguage, type LanguageCode } from '@/lib/languages';
import { checkContent } from '../check-content';
import { fail } from '../fail';
import { saveBuiltSettings } from '../settings';
import { finishExport } from './finish-export';
import { writeLicences } from './licences';
import { listFiles } from './list-files';
import { hashSources, saveSourceHash } from './source-hash';
import { subsetFonts } from './subset-fonts.mjs';
import { writePictures } from './write-pictures';

/** On the same file system as `out/`, so that it can be moved there by renaming. */
const staging = '.cache/export';
const lastExport = '.cache/last-export';

/** Files for Next's router; text files of the owner are kept. */
const flightData = /(?:^|\/)(?:index|404|_not-found|__next\..*)\.txt$/;

const toOrigin = (address: string | undefined) => (address ? new URL(address).origin : '');

const basePath = process.env.BASE_PATH ?? '';

/** Exports all languages with Next; throws if that fails. */
function exportWithNext(): void {
  rmSync(staging, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, EXPORT_FOLDER: staging },
  });
  if (status !== 0) {
    throw new Error('Next did not export it');
  }
}

/** Moves the contents of a folder into another one, and removes the folder. */
function moveAll(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    renameSync(join(from, name), join(to, name));
  }
  rmSync(from, { recursive: true });
}

/** Moves files to where hosts and browsers look for them, and English to the root; removes empty feeds. */
function arrange(codes: readonly LanguageCode[]): void {
  rmSync(join(staging, '404.html'), { force: true });
  for (const folder of ['404', '_not-found']) {
    rmSync(join(staging, folder), { recursive: true, force: true });
  }
  for (const code of codes) {
    const folder = join(staging, code);
    renameSync(join(folder, '404', 'index.html'), join(folder, '404.html'));
    moveAll(join(folder, 'root-files'), folder);
    rmSync(join(folder, '404'), { recursive: true });
    if (runInLanguage(code, getOwnPosts).length === 0) {
      rmSync(join(folder, 'blog', 'feed.xml'));
    }
  }
  moveAll(join(staging, defaultLanguage), staging);
}

async function exportSite(): Promise<void> {
  const codes = listPublishedLanguages();
  exportWithNext();
  // Removes flight data (RSC payloads), which only a client-side router would request.
  for (const file of listFiles(staging, '.txt').filter((path) => flightData.test(path))) {
    rmSync(join(staging, file));
  }
  arrange(codes);
  await writePictures(staging, codes);
  const origins = { email: toOrigin(process.env.NEXT_PUBLIC_EMAILJS_ORIGIN), map: mapOrigin };
  finishExport(staging, { basePath, origins });
  writeLicences(staging);
}

/** Exports the site to `out/`; the settings must be loaded already. Exits the process after an error. */
export async function buildSite(): Promise<void> {
  // Hashed before the build, so that files changed during the build count as changed.
  const sourceHash = hashSources();
  if (!checkContent()) {
    fail('The site was not exported; out/ is as it was.');
  }
  for (const sentence of listUnpublished()) {
    console.log(sentence);
  }
  try {
    await subsetFonts();
    await exportSite();
  } catch (reason) {
    fail(
      `The export cannot go out, and out/ is as it was: ${reason instanceof Error ? reason.message : reason}`,
    );
  }
  rmSync(lastExport, { recursive: true, force: true });
  if (existsSync('out')) {
    renameSync('out', lastExport);
  }
  saveBuiltSettings();
  saveSourceHash(sourceHash);
  renameSync(staging, 'out');
  rmSync(lastExport, { recursive: true, force: true });
}
