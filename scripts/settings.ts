import nextEnv from '@next/env';

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

/** Reads `.env` and its relatives as `next build` does; the environment wins over the files. */
export function loadSettings(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}
