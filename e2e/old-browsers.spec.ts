import { expect, test } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { newPatient } from './support/forms';
import {
  type OldBrowser,
  oldChromiums,
  olderChromiums,
  openChromium,
  openWebKit,
  webKitDrivers,
} from './support/old-browsers';
import { findDelivered } from './support/outbox';
import { article } from './support/sample-pages';

const { forms } = getMessages();

const paths = [
  ...['/', article.path, '/eye-care/urgent/', '/patient-form/', '/eye-care/', '/faq/'],
  ...listPublishedLanguages().map((code) => toAddressIn(code, '/')),
];

const isShown = (selector: string) =>
  `return (document.querySelector('${selector}')?.getClientRects().length ?? 0) > 0`;
const click = (selector: string) => `document.querySelector('${selector}').click()`;
/** Asks the page itself: WebDriver does not report uncaught errors. */
const isHydrated =
  "return !document.body.hasAttribute('data-hydrating') && !document.documentElement.classList.contains('script-lost')";

async function visit({ goto, run }: OldBrowser, baseURL: string) {
  const expectSoon = (script: string) => expect.poll(() => run(script), script);
  for (const path of paths) {
    await goto(baseURL + path);
    await expectSoon(isHydrated).toBe(true);
    await expectSoon(isShown('main h1')).toBe(true);
    await expectSoon(isShown('#splash')).toBe(false);
  }
  await goto(`${baseURL}/eye-care/urgent/`);
  await expectSoon(isHydrated).toBe(true);
  // The window of an old WebKit is as wide as a tablet.
  await run(click('[popovertarget]'));
  await expectSoon(isShown('#menu a[href*="#"]')).toBe(true);
  await run(click('[popovertarget]'));
  await expectSoon(isShown('#menu a[href*="#"]')).toBe(false);

  await run(click('#search'));
  await expectSoon(isShown('#search-dialog [role=status]')).toBe(true);
  await run(
    `const field = document.querySelector('#search-query'); field.value = '${article.shortTitle}'; field.dispatchEvent(new Event('input', { bubbles: true }))`,
  );
  await expectSoon(isShown('#search-dialog ol a')).toBe(true);
  await run(click('#search-dialog [command=close]'));

  await run(click('#reading-settings'));
  await expectSoon(isShown('#reading-settings-dialog fieldset')).toBe(true);
  await run(click('#reading-settings-dialog input:not(:checked)'));
  await expectSoon('return document.documentElement.className').toMatch(/\btext-size-125\b/);
  await run(click('#reading-settings-dialog [command=close]'));
  await expectSoon(isShown('#reading-settings-dialog fieldset')).toBe(false);
  await expectSoon(isShown('main h1')).toBe(true);

  const patient = newPatient();
  await goto(`${baseURL}/patient-form/`);
  await expectSoon(isHydrated).toBe(true);
  await run(
    `for (const [name, answer] of Object.entries(${JSON.stringify(patient)})) { const field = document.querySelector('main [name=' + name + ']'); field.value = answer; for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true })); }`,
  );
  await run(click('main form [type=submit]'));
  await expectSoon("return document.querySelector('main [role=status]').textContent").toContain(
    forms.patient.sent,
  );
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
}

const browsers: readonly (readonly [string, () => Promise<OldBrowser>])[] = [
  ...oldChromiums.map(([name, program]) => [name, () => openChromium(program)] as const),
  ...webKitDrivers.map((driver) => ['an old WebKit', () => openWebKit(driver)] as const),
];

for (const [name, open] of browsers) {
  test(`${name} reads, searches, enlarges and sends`, { tag: '@all' }, async ({ baseURL }) => {
    const browser = await open();
    try {
      await visit(browser, String(baseURL));
    } finally {
      await browser.close();
    }
  });
}

for (const [name, program] of olderChromiums) {
  test(`${name} shows the pages, and other ways to reach the clinic if the form cannot send`, {
    tag: '@all',
  }, async ({ baseURL }) => {
    const browser = await openChromium(program);
    for (const path of paths) {
      await browser.goto(baseURL + path);
      await expect.poll(() => browser.run(isShown('main h1')), path).toBe(true);
      await expect.poll(() => browser.run(isShown('#splash')), path).toBe(false);
    }
    await browser.goto(`${baseURL}/patient-form/`);
    const isNamed = () => browser.run(isShown('main form .cannot-send a[href^=mailto]'));
    await expect.poll(async () => (await browser.run(isHydrated)) !== (await isNamed())).toBe(true);
    await browser.close();
  });
}

test('old browsers are installed', { tag: '@all' }, () => {
  test.skip(browsers.length === 0, 'OLD_BROWSERS names no folder with old browsers');
});
