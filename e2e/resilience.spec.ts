import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { listScripts } from '@/checks/support/html';
import { getMessages } from '@/lib/content/get-content';
import { readPage } from '@/scripts/html-tree';
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
import { article, findPathOf } from './support/sample-pages';
import { test } from './support/test';

const messages = getMessages();
const { forms, navigation, site } = messages;
const { help: formHelp } = forms;

const otherWay = (page: Page) =>
  page.getByRole('link', { name: clinicAddress }).filter({ visible: true }).first();

const openForm = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).click();

test('a page without its scripts can be read, leads on, and names other ways to reach the clinic', async ({
  page,
}) => {
  const patient = newPatient();
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(article.path);
  await page.getByRole('button', { name: site.searchButton.label }).click();
  const { loading, failed } = site.searchButton;
  const message = page.getByRole('dialog').locator(`[data-loading="${loading}"]`);
  await expect
    .poll(() => message.evaluate((element) => getComputedStyle(element, '::before').content))
    .toContain(failed);
  await page.keyboard.press('Escape');
  await openForm(page);
  await expect(page).toHaveURL(/\/patient-form\/$/);
  // Its text is generated content.
  await expect(page.locator(`[data-lost="${formHelp.scriptLost}"]`)).toBeVisible();
  await expect(otherWay(page)).toBeVisible();
  await fillIn(page, patient);
  await submit(page);
  await expectAnswers(page, patient);
  expect(page.url()).toMatch(/\/patient-form\/$/);
});

const listScriptsAt = (path: string) =>
  listScripts(readPage(readFileSync(join('out', path, 'index.html'), 'utf8')));

test('first aid stays when any one script is lost late', async ({ context }) => {
  const path = '/eye-care/urgent/';
  for (const script of listScriptsAt(path)) {
    const page = await context.newPage();
    await page.route(`**${script}`, async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.abort();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html'), script).toHaveClass(/\bscript-lost\b/);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }), script).toBeVisible();
    await expect(page.locator('main a[href="tel:112"]').first(), script).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  }
});

test('a page whose tool is lost works, and the tool follows', async ({ page }) => {
  const lost = new Set<string>();
  const loseTools = (path: string) =>
    page.route('**/_next/static/**/*.js*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (listScriptsAt(path).includes(pathname)) {
        return route.continue();
      }
      lost.add(path);
      return route.abort();
    });
  const themeButton = page.getByRole('button', { name: /theme/i });

  const timerPath = findPathOf('twenty-twenty-twenty');
  const start = page.getByRole('button', { name: messages['twenty-twenty-twenty'].start });
  await loseTools(timerPath);
  await page.goto(timerPath);
  await expect.poll(() => lost).toContain(timerPath);
  await expect(start).toHaveCount(0);
  await themeButton.click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.unrouteAll();
  await expect(start).toBeVisible();

  // Urgent signs say whom to call without the code of their checklist.
  const checklistPath = findPathOf('what-to-tell-us');
  await loseTools(checklistPath);
  await page.goto(checklistPath);
  await expect.poll(() => lost).toContain(checklistPath);
  const sign = page.getByRole('listitem').filter({ has: page.locator('[data-urgent]') });
  await sign.first().getByRole('checkbox').check();
  await expect(sign.first().getByRole('alert').getByRole('link')).toBeVisible();
});

for (const [state, tag, prepare] of [
  [
    'a clock that is years off and a full storage',
    [],
    async (page: Page) => {
      await page.clock.setSystemTime(new Date('1999-12-31T23:59:00Z'));
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
    },
  ],
  // firefox.spec.ts has a browser that denies it.
  [
    'all storage denied',
    ['@release'],
    async (page: Page) => {
      await denyStorage(page, 'localStorage');
      await denyStorage(page, 'sessionStorage');
    },
  ],
] as const) {
  test(`a form is sent once with ${state}`, { tag: [...tag] }, async ({ page }) => {
    await prepare(page);
    const patient = await fillInPatient(page);
    await submit(page);
    await expectSentOnce(page, patient);
    await expectAnswers(page, { firstName: '', symptoms: '' });
  });
}

test('two tabs keep their own answers', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/patient-form/');
  const patient = await fillInPatient(page);
  await fillIn(other, { firstName: 'Ravi' });
  await page.reload();
  await expectAnswers(page, patient);
  await other.reload();
  await expectAnswers(other, { firstName: 'Ravi', symptoms: '' });
});
