// Builds a release of a copy of this site with the facts of an example clinic, and tests its out/. The argument
// says which translations are signed in the copy: `none`, `one` page in Hindi, or `all`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { toldClinicText } from '@/lib/clinic/clinic.fixture';
import { inspectContent } from '@/lib/content/check/check';
import { getToday } from '@/lib/content/model/day';
import { listFollowed } from '@/lib/content/originals';
import { writeVersion } from '@/lib/content/write-version';
import { translatedLanguages } from '@/lib/language';
import { fail } from '../fail';
import { copySite } from '../site-copy';

/** The translated documents of a copy, relative to `content/`. */
const listTranslations = (copy: string) =>
  translatedLanguages.flatMap((code) =>
    readdirSync(join(copy, 'content', code), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(code, file)),
  );

/** Which translations are signed, and which browser tests run; the checks of the export always run. */
const releases = {
  none: { listSigned: () => [], visits: '-- --grep "@visit|@release"' },
  one: {
    listSigned: () => [join('hi', 'pages', 'vision-therapy', 'squint.md')],
    visits: '-- --grep "@visit|@release"',
  },
  all: { listSigned: listTranslations, visits: '' },
} satisfies Record<string, { listSigned: (copy: string) => string[]; visits: string }>;

const settings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'example-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'example-service',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'example-contact',
  NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID: 'example-patient',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  NEXT_PUBLIC_CLINIC_EMAIL: 'mail@clinic.example',
  NEXT_PUBLIC_SITE_URL: 'https://www.clinic.example',
  BASE_PATH: '',
  PUBLISH_UNREVIEWED_TRANSLATIONS: '',
};

/** Signs a translation, unless it is signed. */
function sign(file: string): void {
  const text = readFileSync(file, 'utf8');
  if (!/^ +reviewedBy:/m.test(text)) {
    const signature = `  reviewedBy: Example Reader\n  reviewedOn: ${getToday()}\n`;
    writeFileSync(file, text.replace(/^translation:\n/m, `$&${signature}`));
  }
}

/** Marks all translations as up to date with their originals: an outdated one cannot be signed. */
function followOriginals(copy: string): void {
  for (const followed of translatedLanguages.flatMap((code) => listFollowed(copy, code))) {
    writeVersion(copy, followed);
  }
}

/** Adds the hash of the signed text to each signature, which the check prints. */
function addCodes(copy: string): void {
  for (const { file, message } of inspectContent(copy).remarks) {
    const [line] = / {2}substance: [\w-]+/.exec(message) ?? [];
    if (line) {
      const place = join(copy, file);
      const text = readFileSync(place, 'utf8');
      writeFileSync(place, text.replace(/^ +reviewedOn:.*\n/m, `$&${line}\n`));
    }
  }
}

async function fillInClinic(copy: string): Promise<void> {
  writeFileSync(
    join(copy, 'content', 'clinic.yaml'),
    toldClinicText.replace(/^name: .*$/m, 'name: Example Eye Clinic'),
  );
  const portrait = join(copy, 'public', 'images', 'optometrist.jpg');
  mkdirSync(dirname(portrait), { recursive: true });
  await sharp({ create: { width: 600, height: 800, channels: 3, background: 'green' } })
    .jpeg()
    .toFile(portrait);
}

const isRelease = (name: string): name is keyof typeof releases => Object.hasOwn(releases, name);

const [name = 'none'] = process.argv.slice(2);
if (!isRelease(name)) {
  fail(`"${name}" is none of ${Object.keys(releases).join(', ')}.`);
}
const { listSigned, visits } = releases[name];
const copy = copySite(`release-${name}`);
await fillInClinic(copy);
followOriginals(copy);
for (const file of listSigned(copy)) {
  sign(join(copy, 'content', file));
}
addCodes(copy);
for (const command of ['release', 'test:checks', `test:e2e ${visits}`]) {
  const { status } = spawnSync(`npm run --silent ${command}`, {
    cwd: copy,
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ...settings },
  });
  if (status !== 0) {
    fail(
      `The release with translations signed: ${name} did not pass "npm run ${command}", in ${copy}.`,
    );
  }
}
