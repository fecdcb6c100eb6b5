import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The environment variables that configure the site, as in release.env.example. */
export const settingNames = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_ORIGIN',
  'NEXT_PUBLIC_CLINIC_EMAIL',
  'NEXT_PUBLIC_SITE_URL',
] as const;

/** The file with the settings of a release, ignored by git; only `npm run release` reads it. */
const releaseFile = 'release.env';

/** The env files that Next loads automatically, besides `.env`. */
const filesOfNext = [
  '.env.local',
  ...['development', 'production'].flatMap((mode) => [`.env.${mode}`, `.env.${mode}.local`]),
];

/**
 * Loads the settings of a local run only from `.env`, so that local tests of the forms never send to the clinic.
 * Existing environment variables take precedence over it, and both over the files that Next loads later.
 */
export function loadSettings(): void {
  process.loadEnvFile('.env');
  for (const file of filesOfNext.filter((name) => existsSync(name))) {
    console.error(`${file} has no effect: settings of a release are for ${releaseFile}.`);
  }
}

/** Loads the settings of a release if the file exists; existing environment variables take precedence. */
export function loadReleaseSettings(): void {
  if (existsSync(releaseFile)) {
    process.loadEnvFile(releaseFile);
  }
}

/** Not in `out/`, because that is published, and only the tests and the local server need the settings. */
const builtSettingsFile = '.cache/built-settings.json';

/** The environment variables that determine the content and URLs of a build. */
const builtNames = [...settingNames, 'BASE_PATH', 'LEAVE_OUT_UNREVIEWED'] as const;

export const getBuildSettings = (): Record<string, string> =>
  Object.fromEntries(builtNames.map((name) => [name, process.env[name] ?? '']));

/** Stores the settings with which `out/` was built; `.cache/` exists after a build. */
export const saveBuiltSettings = (): void =>
  writeFileSync(builtSettingsFile, JSON.stringify(getBuildSettings(), null, 2));

export const NO_BUILD = 'There is no finished build in out/: run "npm run build" first.';

/** Restores the environment variables of the build in `out/`; returns `false` if there is no build. */
export function loadBuiltSettings(): boolean {
  if (!existsSync('out/404.html') || !existsSync(builtSettingsFile)) {
    return false;
  }
  Object.assign(process.env, JSON.parse(readFileSync(builtSettingsFile, 'utf8')));
  return true;
}
