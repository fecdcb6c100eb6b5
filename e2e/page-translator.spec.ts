import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { foreignNodes } from './support/foreign-nodes';
import { findDelivered, newPatient } from './support/forms';
import { article, findPathOf } from './support/sample-pages';
import { test } from './support/test';

const { site, forms } = getMessages();

/** Replaces each text node with nested <font> elements and a mark before its text, as a page translator does. */
const translate = (page: Page) => page.evaluate(foreignNodes['a page translator']);

test.afterEach(async ({ page }) => {
  await expect(page.locator('html')).not.toHaveClass(/\bscript-lost\b/);
  await expect(page.locator('[data-part=header] nav').first()).toBeAttached();
});

test('after a page translator (Google Translate), the patient form shows errors and is sent once with English values', async ({
  page,
}) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await translate(page);
  const button = page.locator('main form [type=submit]');
  await button.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await translate(page);
  for (const [name, answer] of Object.entries(patient)) {
    const field = page.locator(`main [name=${name}]`);
    const isChosen = answer === patient.gender || answer === patient.service;
    await (isChosen ? field.selectOption(answer) : field.fill(answer));
  }
  await translate(page);
  await button.click();
  await translate(page);
  await expect(page.getByRole('status').first()).toContainText(forms.patient.sent.slice(2));
  await translate(page);
  const { email, gender, service } = patient;
  expect(await findDelivered(email)).toEqual([expect.objectContaining({ gender, service })]);
});

test('after a page translator, the search and the theme button work', async ({ page }) => {
  await page.goto('/');
  await translate(page);
  await page.getByRole('button', { name: site.searchButton.label }).click();
  const field = page.getByRole('searchbox');
  const dialog = page.getByRole('dialog');
  // Successive queries have different numbers of results: React does not touch a text that stays the same.
  for (const query of [article.title, 'zzzqqxx', article.title]) {
    await field.fill(query);
    await expect(dialog.getByRole('status')).not.toContainText('Ü');
    await translate(page);
  }
  const result = dialog.getByRole('listitem').getByRole('link').first();
  await expect(result).toHaveAttribute('href', article.path);
  await page.keyboard.press('Escape');
  for (const theme of ['light', 'dark']) {
    await page.getByRole('banner').locator('button:not([popovertarget])').last().click();
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
    await translate(page);
  }
});

test('after a page translator, the symptom checkboxes work', async ({ page }) => {
  await page.goto(findPathOf('what-to-tell-us'));
  await translate(page);
  await page.locator('main a[href^="/patient-form/#/"]').click();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).not.toHaveCount(0);
  const [first = '', second = ''] = await page
    .locator('form label:has([type=checkbox])')
    .allTextContents();
  await translate(page);
  for (const box of await boxes.all()) {
    await box.check();
    await translate(page);
  }
  await boxes.first().uncheck();
  await expect(page.locator('[name=symptoms]')).toHaveValue(new RegExp(`^${second}\n`));
  await expect(page.locator('[name=symptoms]')).not.toHaveValue(new RegExp(first));
});
