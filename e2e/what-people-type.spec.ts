import { test as anyBrowser, expect, type Page } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { emailForms } from '@/lib/forms/email-forms';
import type { Answers } from '@/lib/forms/field';
import { toAddressIn } from '@/lib/site/language-address';
import { toAsciiDigits } from '@/lib/text/digits';
import {
  control,
  expectAnswers,
  expectSentOnce,
  fillIn,
  findDelivered,
  newPatient,
  submit,
  words,
} from './support/forms';
import { canHydrate, fillInByScript, openChromium, otherBrowsers } from './support/other-browsers';
import { chooseBefore } from './support/reading-settings';
import { listScriptsAt } from './support/sample-pages';
import { test } from './support/test';

const { advice, help } = getMessages().forms;

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

const browsers = [
  ['Chromium', () => openChromium(String(process.env.CHROMIUM_PATH))] as const,
  ...otherBrowsers.filter(([name]) => canHydrate(name)),
];

const notNumbers = ['6 months', '1,5', '1.5', '1 1/2', '-6', 'under 1', '½', '६ महिने', '18-20'];

for (const [name, open] of browsers) {
  anyBrowser(
    `in ${name}, an age that is not a whole number shows an error, and digits of Indian scripts are accepted`,
    {
      tag: name === 'Chromium' ? [] : '@all',
    },
    async ({ baseURL }) => {
      const { goto, run, type, close } = await open();
      try {
        for (const code of listPublishedLanguages()) {
          const { patient } = getContent(code).messages.forms;
          const { missing, notDigits } = patient.fields.age.errors;
          await goto(`${baseURL}${toAddressIn(code, '/patient-form/')}`);
          await expect
            .poll(() => run("return document.body.hasAttribute('data-hydrating')"))
            .toBe(false);
          for (const [index, typed] of notNumbers.entries()) {
            await type('[name=age]', typed);
            // As React does after hydration.
            await run("document.activeElement.dispatchEvent(new Event('focusin'))");
            // The error quotes the typed text only after the first submit.
            const said = index === 0 ? missing : notDigits.replace('{typed}', toAsciiDigits(typed));
            await expect
              .poll(() => run("return document.querySelector('main form').textContent"), typed)
              .toContain(said);
            await run("document.querySelector('main form [type=submit]').click()");
            await expect
              .poll(() => run("return document.querySelector('[role=alert]:focus')?.textContent"))
              .toContain(notDigits.replace('{typed}', toAsciiDigits(typed)));
          }
          await type('[name=age]', '૪५');
          expect(await run("return document.querySelector('[name=age]').value")).toBe('45');
          await type('[name=age]', ' ');
          const { age: _, ...others }: Answers = { ...newPatient(), phone: '૯૮૭૬૫ ೪೩೨೧೦' };
          await run(fillInByScript(others));
          expect(await run("return document.querySelector('[name=phone]').value")).toBe(
            '98765 43210',
          );
          // A real press on the button moves the focus away from the field; a scripted click does not.
          await run('document.activeElement.blur()');
          await run("document.querySelector('main form [type=submit]').click()");
          await expect
            .poll(() => run("return document.querySelector('main [role=status]').textContent"))
            .toContain(patient.sent);
          expect(await findDelivered(String(others.email))).toMatchObject([
            { age: 45, phone: '98765 43210' },
          ]);
        }
      } finally {
        await close();
      }
    },
  );
}

test('answers filled in by autofill without an event are sent', async ({ page }) => {
  await page.goto('/patient-form/', { waitUntil: 'networkidle' });
  const patient = newPatient();
  await page.evaluate((answers) => {
    for (const [name, answer] of Object.entries(answers)) {
      Object.assign(document.querySelector(`main [name=${name}]`) ?? {}, { value: answer });
    }
  }, patient);
  await submit(page);
  await expectSentOnce(page, patient);
});

test('each link in the error summary brings its field into view on a short phone screen with text at 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await chooseBefore(page, { 'text-size': 200 }, 'light');
  await page.goto('/patient-form/');
  const required = Object.entries(emailForms.patient).filter(([, { isRequired }]) => isRequired);
  for (const [name] of required) {
    await submit(page);
    const missing = String(words[name]?.errors.missing);
    await alert(page).getByRole('link', { name: missing, exact: true }).click();
    const field = control(page, name);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 0.98 });
    const isCovered = await field.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 4, bottom - 4].some((y) => document.elementFromPoint(left + 20, y) !== element);
    });
    expect(isCovered, name).toBe(false);
  }
});

/** Responds with 404 to scripts that were not loaded initially, like a host after a new release. */
const loseLateScripts = (page: Page) =>
  page.route('**/_next/static/**/*.js*', (route) => {
    const { pathname } = new URL(route.request().url());
    return listScriptsAt('/patient-form/').includes(pathname)
      ? route.continue()
      : route.fulfill({ status: 404, body: '' });
  });

test('if a script is missing on submit, as after a new release, the page reloads once and then shows an error', async ({
  page,
}) => {
  await page.goto('/patient-form/');
  await loseLateScripts(page);
  const patient = newPatient();
  await fillIn(page, patient);
  const reload = page.waitForEvent('domcontentloaded');
  await submit(page);
  await reload;
  await expect(page.getByText(help.draft.restored)).toBeFocused();
  await expectAnswers(page, patient);
  await submit(page);
  await expect(alert(page)).toContainText(advice.outdated);
  await page.unrouteAll();
  await page.getByRole('button', { name: help.reload }).click();
  await expectAnswers(page, patient);
  await submit(page);
  await expectSentOnce(page, patient);
});
