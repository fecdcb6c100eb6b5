import * as z from 'zod/mini';
import type { settingNames } from '../settings';

const present = z.string().check(
  z.refine((value) => value.trim() !== '', 'is missing'),
  z.refine((value) => value === value.trim(), 'begins or ends with a space or a new line'),
  z.refine((value) => !value.startsWith('local-'), 'still has its value for a local run'),
);

const httpsAddress = present.check(
  z.refine((value) => /^https:\/\/[^/\s]+/.test(value), 'must begin with https://'),
);

const settings = z.object({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: present,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: present,
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: present,
  NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID: present,
  NEXT_PUBLIC_EMAILJS_ORIGIN: httpsAddress.check(
    z.refine((value) => !value.endsWith('/'), 'must not end in a slash'),
  ),
  NEXT_PUBLIC_CLINIC_EMAIL: present.check(
    z.regex(z.regexes.html5Email, 'is not an email address'),
    z.refine((value) => !value.endsWith('.test'), 'still has its value for a local run'),
  ),
  NEXT_PUBLIC_SITE_URL: httpsAddress,
} satisfies Record<(typeof settingNames)[number], z.ZodMiniType>);

/** What keeps a release from going out, a line for each setting; empty when nothing does. */
export function listSettingProblems(values: Record<string, string>): string[] {
  const issues = settings.safeParse(values).error?.issues ?? [];
  const firstBySetting = new Map(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
  return [...firstBySetting].reverse().map(([name, message]) => `  ${name} ${message}`);
}
