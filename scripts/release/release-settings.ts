import * as z from 'zod/mini';
import type { settingNames } from '../settings';

const MISSING = 'is missing';

const present = z.string().check(
  z.refine((value) => value.trim() !== '', MISSING),
  z.refine((value) => value === value.trim(), 'begins or ends with a space or a new line'),
  z.refine((value) => !value.startsWith('local-'), 'still has its value for a local run'),
);

/** Whether a host name ends in a top-level domain that may be public; an IP address does not. */
const isPublicHost = (host: string) =>
  /\.[a-z][a-z\d-]*$/i.test(host) && !/\.(localhost|local|test|internal|invalid)$/i.test(host);

const onThisMachine = 'names a host that the public cannot reach';

const origin = present.check(
  z.refine((value) => value.startsWith('https://'), 'must begin with https://'),
  z.refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an origin alone, such as https://www.example.com, without a path or a slash at its end',
  ),
  z.refine((value) => URL.canParse(value) && isPublicHost(new URL(value).hostname), onThisMachine),
);

/**
 * The two templates must differ: a registration sent with the contact template would be lost, because the template has
 * other fields.
 */
const haveTwoTemplates = (values: Record<string, string>) =>
  values.NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID !== values.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID;

const settings = z
  .object({
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: present,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: present,
    NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: present,
    NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID: present,
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
    NEXT_PUBLIC_CLINIC_EMAIL: present.check(
      z.regex(z.regexes.html5Email, 'is not an email address'),
      z.refine((value) => isPublicHost(value.replace(/.*@/, '')), onThisMachine),
    ),
    NEXT_PUBLIC_SITE_URL: origin,
  } satisfies Record<(typeof settingNames)[number], z.ZodMiniType>)
  .check(
    z.refine(haveTwoTemplates, {
      path: ['NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID'],
      message: 'must differ from that of contact messages',
    }),
  );

/** Whether all problems are missing settings and none is an invalid value. */
export const areOnlyMissing = (problems: readonly string[]): boolean =>
  problems.every((problem) => problem.endsWith(MISSING));

/** Lists a message for each setting that prevents a release. */
export function listSettingProblems(values: Record<string, string>): string[] {
  const issues = settings.safeParse(values).error?.issues ?? [];
  const firsts = issues.filter(
    ({ path }, index) => issues.findIndex((issue) => issue.path[0] === path[0]) === index,
  );
  return firsts.map(({ path, message }) => `  ${String(path[0])} ${message}`);
}
