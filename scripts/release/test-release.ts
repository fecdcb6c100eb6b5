// Builds a release of a copy of this site with the facts of an example clinic, and tests its out/. The
// argument selects the signed translations of the copy: `none`, `few` in Hindi, without which it is not published, or `all`.
import { spawnSync } from 'node:child_process';
import { fullClinicText } from '@/lib/clinic/clinic.fixture';
import { listFiles } from '@/lib/content/read/files';
import { listTranslatedFiles, writeVersion } from '@/lib/content/read/originals';
import { getToday } from '@/lib/content/schema/day';
import { translatedLanguages } from '@/lib/languages';
import { fail } from '../fail';
import { openSite } from '../owner/edited-site';
import { copySite } from '../site-copy';

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

const [signed = 'none'] = process.argv.slice(2);
if (!['none', 'few', 'all'].includes(signed)) {
  fail(`"${signed}" is none of none, few, all.`);
}
const copy = copySite(`release-${signed}`);
const site = openSite(copy);

const listTranslations = () =>
  translatedLanguages.flatMap((code) =>
    listFiles(copy, `content/${code}`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `content/${code}/${name}`),
  );

/** Signs the translations in these files that have no signature. */
function sign(files: readonly string[]): void {
  // Marks all translations as up to date, because an outdated one cannot be signed.
  for (const translatedFile of translatedLanguages.flatMap((code) =>
    listTranslatedFiles(copy, code),
  )) {
    writeVersion(copy, translatedFile);
  }
  for (const file of files.filter((name) => !/^ +reviewedBy:/m.test(site.read(name)))) {
    const signature = `  reviewedBy: Example Reader\n  reviewedOn: ${getToday()}\n`;
    site.replace(file, 'translation:\n', `translation:\n${signature}`);
  }
}

site.write(
  'content/clinic.yaml',
  fullClinicText.replace(/^name: .*$/m, 'name: Example Eye Clinic'),
);
await site.addPhotograph('images/optometrist.jpg');
if (signed !== 'none') {
  const few = ['index', 'faq', 'eye-care/urgent'].map((name) => `content/hi/pages/${name}.md`);
  sign(signed === 'few' ? few : listTranslations());
}
const visits = signed === 'all' ? '' : '-- --grep "@visit|@release"';
for (const command of ['release', 'test:checks', `test:e2e ${visits}`]) {
  const { status } = spawnSync(`npm run --silent ${command}`, {
    cwd: copy,
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ...settings },
  });
  if (status !== 0) {
    fail(
      `The release with translations signed: ${signed} did not pass "npm run ${command}", in ${copy}.`,
    );
  }
}
