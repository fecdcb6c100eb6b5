import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The settings of the site, by the names under which the README documents them. */
export const settingNames = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_ORIGIN',
  'NEXT_PUBLIC_CLINIC_EMAIL',
  'NEXT_PUBLIC_SITE_URL',
] as const;

/** The settings of a release, which git leaves out and `npm run release` alone reads. */
const releaseFile = 'release.env';

/** Files that Next would read by itself. */
const filesOfNext = [
  '.env.local',
  ...['development', 'production'].flatMap((mode) => [`.env.${mode}`, `.env.${mode}.local`]),
];

/**
 * Reads the settings of a local run, from `.env` and no other file: forms tried here are not to write to
 * the clinic. The environment wins over the file, and where Next reads its files later, over those too.
 */
export function loadSettings(): void {
  process.loadEnvFile('.env');
  for (const file of filesOfNext.filter((name) => existsSync(name))) {
    console.error(`${file} has no effect: settings of a release are for ${releaseFile}.`);
  }
}

/** Reads the settings of a release; the environment wins over the file, which may be missing. */
export function loadReleaseSettings(): void {
  if (existsSync(releaseFile)) {
    process.loadEnvFile(releaseFile);
  }
}

/** Beside `out/` and not in it: tests need to know the settings, visitors do not. */
const builtSettingsFile = '.cache/built-settings.json';

/** What the content and the addresses of a build depend on, besides the settings of the site. */
const builtNames = [...settingNames, 'BASE_PATH', 'LEAVE_OUT_UNREVIEWED'] as const;

/** The settings on which a build made now would depend. */
export const getBuildSettings = (): Record<string, string> =>
  Object.fromEntries(builtNames.map((name) => [name, process.env[name] ?? '']));

/** Records the settings of the build that is in `out/`. */
export function saveBuiltSettings(): void {
  mkdirSync(dirname(builtSettingsFile), { recursive: true });
  writeFileSync(builtSettingsFile, JSON.stringify(getBuildSettings(), null, 2));
}

export const NO_BUILD = 'There is no finished build in out/: run "npm run build" first.';

/**
 * Sets the environment to the settings with which `out/` was built, whatever it was before; says whether
 * there is a finished build.
 */
export function loadBuiltSettings(): boolean {
  if (!existsSync('out/404.html') || !existsSync(builtSettingsFile)) {
    return false;
  }
  Object.assign(process.env, JSON.parse(readFileSync(builtSettingsFile, 'utf8')));
  return true;
}
