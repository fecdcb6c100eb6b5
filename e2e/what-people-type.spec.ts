import { test as anyBrowser, expect, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { getContent, getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { emailForms } from '@/lib/forms/email-forms';
import type { Answers } from '@/lib/forms/field';
import { toAddressIn } from '@/lib/site/language-address';
import { toAsciiDigits } from '@/lib/text/digits';
import { findProgram } from '@/scripts/find-program';
import { denyStorage } from './support/deny-storage';
import {
  control,
  expectAnswers,
  expectSentOnce,
  fillIn,
  fillInPatient,
  findDelivered,
  newPatient,
  submit,
  words,
} from './support/forms';
import { firefoxNetwork } from './support/network';
import {
  type OtherBrowser,
  oldChromiums,
  openChromium,
  openWebKit,
  webKitDrivers,
} from './support/other-browsers';
import { chooseBefore } from './support/reading-settings';
import { listScriptsAt } from './support/sample-pages';
import { test } from './support/test';

const { forms } = getMessages();
const { patient: patientForm, advice, help } = forms;
const { symptomsCharacters } = getContent().limits;

const required = Object.entries(emailForms.patient)
  .filter(([, { isRequired }]) => isRequired)
  .map(([name]) => name);

const firefoxes = [findProgram(['firefox', 'firefox-esr']) ?? []].flat();

async function openFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: firefoxNetwork,
  });
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    run: (script) => page.evaluate(`(() => {${script}})()`),
    type: async (selector, text) => {
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    close: () => browser.close(),
  };
}

const browsers: readonly (readonly [string, () => Promise<OtherBrowser>])[] = [
  ['Chromium', () => openChromium(String(process.env.CHROMIUM_PATH))],
  ...oldChromiums.map(([name, program]) => [name, () => openChromium(program)] as const),
  ...firefoxes.map((program) => ['Firefox', () => openFirefox(program)] as const),
  ...webKitDrivers.map((driver) => ['an old WebKit', () => openWebKit(driver)] as const),
];

const notNumbers = [
  ...['6 months', '2 yrs', '8 weeks', '1,5', '1.5', '1 1/2', '.5', '-6', '<1', 'under 1', 'six'],
  ...['½', '6 महीने', '६ महिने', '18-20'],
];

for (const [name, open] of browsers) {
  anyBrowser(
    `${name} says that an age is no whole number, and takes the digits of any script`,
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
            // Once the form was submitted, the error says it.
            const said = index === 0 ? missing : notDigits.replace('{typed}', toAsciiDigits(typed));
            await expect
              .poll(() => run("return document.querySelector('main form').textContent"), typed)
              .toContain(said);
            await run("document.querySelector('main form [type=submit]').click()");
            await expect
              .poll(() => run("return document.querySelector('main [role=alert]')?.textContent"))
              .toContain(notDigits.replace('{typed}', toAsciiDigits(typed)));
          }
          await type('[name=age]', '૪५');
          expect(await run("return document.querySelector('[name=age]').value")).toBe('45');
          await type('[name=age]', ' ');
          const { age: _, ...others }: Answers = { ...newPatient(), phone: '૯૮૭૬૫ ೪೩೨೧೦' };
          await run(
            `for (const [name, answer] of Object.entries(${JSON.stringify(others)})) { const field = document.querySelector('main [name=' + name + ']'); field.value = answer; for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true })); }`,
          );
          expect(await run("return document.querySelector('[name=phone]').value")).toBe(
            '98765 43210',
          );
          // As a press on the button does, and a click by a script does not.
          await run('document.activeElement.blur()');
          await run("document.querySelector('main form [type=submit]').click()");
          await expect
            .poll(() => run("return document.querySelector('main [role=status]').textContent"))
            .toContain(patient.sent);
          expect(
            await run("return Object.values(JSON.parse(sessionStorage['draft-patient'])).join('')"),
          ).toBe('');
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

test('what a number field dropped survives a reload, until it is typed again', async ({ page }) => {
  await page.goto('/patient-form/');
  const age = control(page, 'age');
  await age.focus();
  await page.keyboard.insertText('6 months');
  await page.reload();
  const refusal = String(words.age?.errors.notDigits).replace('{typed}', '6 months');
  await submit(page);
  await expect(
    page.getByRole('main').getByRole('alert').getByRole('link', { name: refusal }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('alert').getByRole('link', { name: refusal }).click();
  await expect(age).toHaveValue('');
  await age.pressSequentially('1 8');
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await age.press('Backspace');
  await expect(age).toHaveValue('');
  await age.pressSequentially('7');
  await expect(age).toHaveAttribute('aria-invalid', 'false');
});

test('a wrong phone number or a long text says what is wrong with it, and stays', async ({
  page,
}) => {
  const { phone, symptoms } = patientForm.fields;
  const tooLong = 'न'.repeat(symptomsCharacters + 3);
  await fillInPatient(page, { phone: '98765 43210 / 020 2543 9876', symptoms: tooLong });
  expect((await control(page, 'symptoms').boundingBox())?.height).toBeLessThan(
    page.viewportSize()?.height ?? 0,
  );
  await submit(page);
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    phone.errors.several,
    symptoms.errors.tooLong.replace('{excess}', '3'),
  ]);
  const answers = { phone: '98765 43210 (WhatsApp)', symptoms: `${tooLong.slice(4)}👨‍👩‍👧‍👦` };
  await fillIn(page, answers);
  await submit(page);
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    phone.errors.notDigits,
  ]);
  await expectAnswers(page, answers);
});

for (const [height, size] of [
  [300, 150],
  [300, 200],
  [640, 200],
] as const) {
  test(`each link of the error summary shows its field on 360 × ${height} at ${size} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await chooseBefore(page, { 'text-size': size }, 'light');
    await page.goto('/patient-form/');
    for (const name of required) {
      await submit(page);
      const missing = String(words[name]?.errors.missing);
      await page
        .getByRole('main')
        .getByRole('alert')
        .getByRole('link', { name: missing, exact: true })
        .click();
      const field = control(page, name);
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 0.98 });
      const isCovered = await field.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 4, bottom - 4].some(
          (y) => document.elementFromPoint(left + 20, y) !== element,
        );
      });
      expect(isCovered, name).toBe(false);
    }
  });
}

/** Answers requests for scripts that the page did not load at first as a host does after a new release. */
const loseLateScripts = (page: Page) =>
  page.route('**/_next/static/**/*.js*', (route) => {
    const { pathname } = new URL(route.request().url());
    return listScriptsAt('/patient-form/').includes(pathname)
      ? route.continue()
      : route.fulfill({ status: 404, body: '' });
  });

for (const [when, prepare] of [
  ['at the first touch', async () => undefined],
  ['when the form is sent', submit],
] as const) {
  test(`a script that is gone ${when} loads the page again once, and then says so`, async ({
    page,
  }) => {
    await page.goto('/patient-form/');
    await prepare(page);
    if (when === 'when the form is sent') {
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    }
    await loseLateScripts(page);
    const patient = newPatient();
    await fillIn(page, patient);
    const reload = page.waitForEvent('domcontentloaded');
    await submit(page);
    await reload;
    await expect(page.getByText(help.draft.restored)).toBeFocused();
    await expectAnswers(page, patient);
    await submit(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(advice.outdated);
    await page.unrouteAll();
    await page.getByRole('button', { name: help.reload }).click();
    await expectAnswers(page, patient);
    await submit(page);
    await expectSentOnce(page, patient);
  });
}

test('a script that is gone does not load the page again where the answers would be lost', async ({
  page,
}) => {
  await denyStorage(page, 'sessionStorage');
  await page.goto('/patient-form/');
  await loseLateScripts(page);
  const patient = newPatient();
  await fillIn(page, patient);
  await submit(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(advice['not-kept']);
  await expectAnswers(page, patient);
});
