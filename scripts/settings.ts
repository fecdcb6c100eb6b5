import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The settings of the site, which the README documents. */
export const settingNames = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_ORIGIN',
  'NEXT_PUBLIC_CLINIC_EMAIL',
  'NEXT_PUBLIC_SITE_URL',
] as const;

/** The settings of a release: git ignores the file, and only `npm run release` reads it. */
const releaseFile = 'release.env';

/** Files that Next reads by itself. */
const filesOfNext = [
  '.env.local',
  ...['development', 'production'].flatMap((mode) => [`.env.${mode}`, `.env.${mode}.local`]),
];

/**
 * Loads the settings of a local run from `.env` only, so that forms tried here never write to the clinic.
 * The environment overrides the file, and later the files that Next reads.
 */
export function loadSettings(): void {
  process.loadEnvFile('.env');
  for (const file of filesOfNext.filter((name) => existsSync(name))) {
    console.error(`${file} has no effect: settings of a release are for ${releaseFile}.`);
  }
}

/** Loads the settings of a release; the environment overrides the file, which may be missing. */
export function loadReleaseSettings(): void {
  if (existsSync(releaseFile)) {
    process.loadEnvFile(releaseFile);
  }
}

/** Not in `out/`, which is published: only tests need the settings. */
const builtSettingsFile = '.cache/built-settings.json';

/** What the content and the addresses of a build depend on. */
const builtNames = [...settingNames, 'BASE_PATH', 'LEAVE_OUT_UNREVIEWED'] as const;

/** The current settings for a build. */
export const getBuildSettings = (): Record<string, string> =>
  Object.fromEntries(builtNames.map((name) => [name, process.env[name] ?? '']));

/** Records the settings of the build in `out/`. */
export function saveBuiltSettings(): void {
  mkdirSync(dirname(builtSettingsFile), { recursive: true });
  writeFileSync(builtSettingsFile, JSON.stringify(getBuildSettings(), null, 2));
}

export const NO_BUILD = 'There is no finished build in out/: run "npm run build" first.';

/** Sets the environment to the settings with which `out/` was built; returns false where there is no build. */
export function loadBuiltSettings(): boolean {
  if (!existsSync('out/404.html') || !existsSync(builtSettingsFile)) {
    return false;
  }
  Object.assign(process.env, JSON.parse(readFileSync(builtSettingsFile, 'utf8')));
  return true;
}
