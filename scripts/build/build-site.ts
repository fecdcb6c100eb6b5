// Exports the site to a place of its own, finishes it there, and only then puts it into out/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { mapOrigin } from '@/lib/clinic/map';
import { defaultLanguage, formatLanguage, type LanguageCode } from '@/lib/language';
import { toLanguageFolder } from '@/lib/site/language-address';
import { checkContent } from '../check-content';
import { fail } from '../fail';
import { writeHostFiles, writeServerFiles } from '../hosting/write-host-files';
import { nextProgram } from '../next-program';
import { saveBuiltSettings } from '../settings';
import { listBuiltLanguages, listUnpublished } from './built-languages';
import { finishExport, withContext } from './finish-export';
import { leaveOutSharedFiles } from './leave-out-shared-files';
import { writeLicences } from './licences';
import { saveSourcesCode, toSourcesCode } from './sources-code';
import { subsetDevanagari } from './subset-devanagari.mjs';
import { writePictures } from './write-pictures';

/** Inside the project, so that it can be renamed to `out/`; git and the linter leave it out. */
const staging = '.cache/export';
const lastExport = '.cache/last-export';

const toOrigin = (address: string | undefined) => (address ? new URL(address).origin : '');

const sitePath = process.env.BASE_PATH ?? '';

/** Exports one language into a folder of its own, and makes it ready to be served. */
async function exportLanguage(code: LanguageCode, folder: string): Promise<void> {
  const basePath = `${sitePath}${toLanguageFolder(code)}`;
  rmSync(folder, { recursive: true, force: true });
  const next = spawn(process.execPath, [nextProgram, 'build'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      EXPORT_FOLDER: folder,
      BASE_PATH: basePath,
      // Empty in the default language, where the code of the other ones is left out by that.
      SITE_LANGUAGE: code === defaultLanguage ? '' : code,
    },
  });
  const [status] = await once(next, 'exit');
  if (status !== 0) {
    throw new Error(`Next did not export it (${code})`);
  }
  leaveOutSharedFiles(folder, code);
  await writePictures(folder, code);
  const origins = { email: toOrigin(process.env.NEXT_PUBLIC_EMAILJS_ORIGIN), map: mapOrigin };
  withContext(code, () => finishExport({ folder, basePath }, origins));
}

/** Is told of a folder from which the site can be served but for languages, by their folders in it. */
type OnServable = (folder: string, unfinished: readonly string[]) => Promise<void>;

/** Exports the site in all its languages into one folder. */
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

function swap(sourcesCode: string): void {
  rmSync(lastExport, { recursive: true, force: true });
  if (existsSync('out')) {
    renameSync('out', lastExport);
  }
  saveBuiltSettings();
  saveSourcesCode(sourcesCode);
  renameSync(staging, 'out');
  rmSync(lastExport, { recursive: true, force: true });
}

/** Exports the site into `out/`, after its settings were read; what goes wrong ends the program. */
export async function buildSite(onServable?: OnServable): Promise<void> {
  // Before anything is read: a file that is changed during the build counts as changed since.
  const sourcesCode = toSourcesCode();
  if (!checkContent()) {
    fail('The site was not exported; out/ is as it was.');
  }
  for (const sentence of listUnpublished()) {
    console.log(sentence);
  }
  try {
    await subsetDevanagari();
    await exportSite(onServable);
  } catch (reason) {
    fail(
      `The export cannot go out, and out/ is as it was: ${reason instanceof Error ? reason.message : reason}`,
    );
  }
  swap(sourcesCode);
}
