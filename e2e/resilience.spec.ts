import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { denyStorage } from './support/deny-storage';
import {
  clinicAddress,
  expectAnswers,
  expectSentOnce,
  fillIn,
  fillInPatient,
  newPatient,
  submit,
} from './support/forms';
import { article, listScriptsAt, URGENT } from './support/sample-pages';
import { test } from './support/test';

const { forms, navigation, site } = getMessages();

test('if scripts fail to load, links work, and the patient form keeps its answers and shows other ways to contact the clinic', async ({
  page,
}) => {
  const patient = newPatient();
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(article.path);
  await page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).click();
  // The text is CSS generated content, which text locators do not find.
  await expect(page.locator(`[data-lost="${forms.help.scriptLost}"]`)).toBeVisible();
  const otherWays = page.getByRole('link', { name: clinicAddress }).filter({ visible: true });
  await expect(otherWays.first()).toBeVisible();
  await fillIn(page, patient);
  await submit(page);
  await expectAnswers(page, patient);
  // The URL may contain the page that the visitor came from, but no answer.
  await expect(page).toHaveURL(/\/patient-form\/(#\/[\w/-]+)?$/);
});

test('the theme and search buttons show an error if scripts do not load', async ({ page }) => {
  const { searchButton, themeButton } = site;
  for (const answer of ['none', 'lost'] as const) {
    await page.route('**/_next/static/**/*.js', (route) =>
      answer === 'lost' ? route.abort() : undefined,
    );
    await page.goto(article.path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: themeButton.toLight }).click();
    const note = (text: string) => page.locator(`[role=alert][data-lost="${text}"]`);
    await expect(note(themeButton.failed)).toBeVisible();
    await page.getByRole('button', { name: searchButton.label }).click();
    const message = page.getByRole('dialog').locator(`[data-failed="${searchButton.failed}"]`);
    await expect
      .poll(() => message.evaluate((element) => getComputedStyle(element, '::before').content))
      .toContain(searchButton.failed);
    await page.unrouteAll();
  }

  // The scripts of the page load, but not that of the search.
  await page.goto(article.path, { waitUntil: 'networkidle' });
  await page.route(/\.js/, () => undefined);
  await page.getByRole('button', { name: searchButton.label }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(searchButton.failed);
});

test('first aid stays visible if a script fails to load after first paint', async ({ context }) => {
  for (const script of listScriptsAt(URGENT)) {
    const page = await context.newPage();
    await page.route(`**${script}`, async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.abort();
    });
    await page.goto(URGENT, { waitUntil: 'commit' });
    await expect(page.locator('html'), script).toHaveClass(/\bscript-lost\b/);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }), script).toBeVisible();
    await expect(page.locator('main a[href="tel:112"]').first(), script).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  }
});

test('a form is sent once even if the clock is years off and all storage is denied', {
  tag: '@release',
}, async ({ page }) => {
  await page.clock.setSystemTime(new Date('1999-12-31T23:59:00Z'));
  await denyStorage(page, 'localStorage');
  await denyStorage(page, 'sessionStorage');
  const patient = await fillInPatient(page);
  await submit(page);
  await expectSentOnce(page, patient);
  await expectAnswers(page, { firstName: '', symptoms: '' });
});

test('a form whose JavaScript throws an error keeps its answers, and shows other ways to contact the clinic', async ({
  page,
}) => {
  const answers = await fillInPatient(page);
  // Makes the next render fail.
  await page.evaluate(() => {
    Array.prototype.join = () => {
      throw new Error('a fault');
    };
  });
  await submit(page);
  await expectAnswers(page, answers);
  await submit(page);
  await expect(page.getByText(forms.help.contactOptions).filter({ visible: true })).not.toHaveCount(
    0,
  );
});
