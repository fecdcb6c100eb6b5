import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getBlockPages } from '@/lib/content/pages/pages';
import type { Answers } from '@/lib/forms/field';
import { listFilesOf } from '@/scripts/measure/page-bytes';
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
import { findDelivered } from './support/outbox';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { forms, navigation, site } = getMessages();
const { help: formHelp } = forms;

const otherWay = (page: Page) =>
  page.getByRole('link', { name: clinicAddress }).filter({ visible: true }).first();

const openForm = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).click();

test('a page whose scripts are lost reads, navigates and names the other ways', async ({
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

test('each script that is lost late leaves first aid as it was', async ({ context }) => {
  const path = '/eye-care/urgent/';
  const { scripts } = listFilesOf('out', path);
  for (const script of scripts) {
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

const { 'twenty-twenty-twenty': timer } = getMessages();
for (const [kind, control] of [
  // Its button prints without the tool.
  ['what-to-tell-us', null],
  ['twenty-twenty-twenty', timer.start],
  ['sports-carousel', getMessages()['sports-carousel'].pause],
] as const) {
  test(`a page whose ${kind} is lost works, and the tool follows`, async ({ page }) => {
    const path = getBlockPages().find(({ body }) =>
      body.some((block) => block.kind === kind),
    )?.path;
    const named = listFilesOf('out', String(path)).scripts;
    let lost = 0;
    await page.route('**/_next/static/**/*.js*', (route) => {
      if (named.includes(new URL(route.request().url()).pathname)) {
        return route.continue();
      }
      lost += 1;
      return route.abort();
    });
    await page.goto(String(path));
    await expect.poll(() => lost).toBeGreaterThan(0);
    const button = page.getByRole('main').getByRole('button', { name: control ?? '', exact: true });
    if (control) {
      await expect(button).toHaveCount(0);
    }
    await page.getByRole('button', { name: /theme/i }).click();
    await expect(page.locator('html')).toHaveClass(/light/);
    if (kind === 'what-to-tell-us') {
      const symptom = page.getByRole('listitem').filter({ has: page.locator('[data-urgent]') });
      await symptom.first().getByRole('checkbox').check();
      await expect(symptom.first().getByRole('alert').getByRole('link')).toBeVisible();
    }
    await page.unrouteAll();
    if (control) {
      await expect(button).toBeVisible();
    }
  });
}

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
  test(`with ${state} a form arrives once`, { tag: [...tag] }, async ({ page }) => {
    await prepare(page);
    const patient = await fillInPatient(page);
    await submit(page);
    await expectSentOnce(page, patient);
    await expectAnswers(page, { firstName: '', symptoms: '' });
  });
}

test('two tabs keep their own answers, and each arrives once', async ({ page, context }) => {
  const first = newPatient();
  const second: Answers = { ...newPatient(), firstName: 'Ravi' };
  const other = await context.newPage();
  await page.goto('/patient-form/');
  await other.goto('/patient-form/');
  await fillIn(page, first);
  await fillIn(other, second);
  await expectAnswers(page, first);
  for (const [tab, patient] of [
    [page, first],
    [other, second],
  ] as const) {
    await submit(tab);
    await expectSentOnce(tab, patient);
    const delivered = await findDelivered(String(patient.email));
    expect(delivered.map(({ firstName }) => firstName)).toEqual([patient.firstName]);
  }
});
