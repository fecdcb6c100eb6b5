// Exports the site to a staging folder, post-processes it there, and then replaces out/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mapOrigin } from '@/lib/clinic/map';
import { getContent } from '@/lib/content/get-content';
import { defaultLanguage, formatLanguage, type LanguageCode } from '@/lib/language';
import { toLanguageFolder } from '@/lib/site/language-address';
import { checkContent } from '../check-content';
import { fail } from '../fail';
import { writeHostFiles, writeServerFiles } from '../hosting/write-host-files';
import { saveBuiltSettings } from '../settings';
import { listBuiltLanguages, listUnpublished } from './built-languages';
import { listFiles } from './exported-files';
import { finishExport, withContext } from './finish-export';
import { writeLicences } from './licences';
import { hashSources, saveSourceHash } from './source-hash';
import { subsetFonts } from './subset-fonts.mjs';
import { writePictures } from './write-pictures';

/** On the same file system as `out/`, so that a rename replaces it. */
const staging = '.cache/export';
const lastExport = '.cache/last-export';

/** The files of Next's router; the owner's own text files stay. */
const flightData = /(?:^|\/)(?:index|404|_not-found|__next\..*)\.txt$/;

const toOrigin = (address: string | undefined) => (address ? new URL(address).origin : '');

const sitePath = process.env.BASE_PATH ?? '';

/** Exports one language to a folder and post-processes its pages. */
async function exportLanguage(code: LanguageCode, folder: string): Promise<void> {
  const basePath = `${sitePath}${toLanguageFolder(code)}`;
  rmSync(folder, { recursive: true, force: true });
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      EXPORT_FOLDER: folder,
      BASE_PATH: basePath,
      // Empty in the default language, so that the bundler removes the code for other languages.
      SITE_LANGUAGE: code === defaultLanguage ? '' : code,
    },
  });
  const [status] = await once(next, 'exit');
  if (status !== 0) {
    throw new Error(`Next did not export it (${code})`);
  }
  // Flight data, for which only a client-side router would ask.
  for (const file of listFiles(folder, '.txt').filter((path) => flightData.test(path))) {
    rmSync(join(folder, file));
  }
  // A host has one robots.txt; a blog without posts has no feed.
  if (code !== defaultLanguage) {
    rmSync(join(folder, 'robots.txt'));
  }
  if (getContent(code).posts.length === 0) {
    rmSync(join(folder, 'blog', 'feed.xml'));
  }
  await writePictures(folder, code);
  const origins = { email: toOrigin(process.env.NEXT_PUBLIC_EMAILJS_ORIGIN), map: mapOrigin };
  withContext(code, () => finishExport(folder, { basePath, origins }));
}

/** Called as soon as the folder can be served, with the folders of the languages whose build is pending. */
type OnServable = (folder: string, unfinished: readonly string[]) => Promise<void>;

async function exportSite(onServable?: OnServable): Promise<void> {
  const codes = listBuiltLanguages();
  for (const [index, code] of codes.entries()) {
    console.log(`\nLanguage ${index + 1} of ${codes.length}: ${formatLanguage(code)}`);
    const isDefault = code === defaultLanguage;
    const folder = isDefault ? staging : `${staging}-${code}`;
    await exportLanguage(code, folder);
    if (!isDefault) {
      renameSync(folder, `${staging}${toLanguageFolder(code)}`);
    }
    await onServable?.(staging, codes.slice(index + 1).map(toLanguageFolder));
  }
  writeLicences(staging);
  writeHostFiles(staging, sitePath);
  writeServerFiles('hosting', sitePath);
}

function replaceLastExport(sourceHash: string): void {
  rmSync(lastExport, { recursive: true, force: true });
  if (existsSync('out')) {
    renameSync('out', lastExport);
  }
  saveBuiltSettings();
  saveSourceHash(sourceHash);
  renameSync(staging, 'out');
  rmSync(lastExport, { recursive: true, force: true });
}

/** Exports the site to `out/`, after its settings have been loaded; exits the process after an error. */
export async function buildSite(onServable?: OnServable): Promise<void> {
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
    await exportSite(onServable);
  } catch (reason) {
    fail(
      `The export cannot go out, and out/ is as it was: ${reason instanceof Error ? reason.message : reason}`,
    );
  }
  replaceLastExport(sourceHash);
}
