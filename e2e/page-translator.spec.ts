import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import type { Answers } from '@/lib/forms/field';
import { foreignNodes } from './support/foreign-nodes';
import { control, fillIn, newPatient, submit } from './support/forms';
import { findDelivered } from './support/outbox';
import { article, findPathOf } from './support/sample-pages';
import { test } from './support/test';

const { site, forms } = getMessages();

/** What a page translator does: it replaces each text by elements, here with a mark before it. */
const translate = (page: Page) => page.evaluate(foreignNodes['a page translator']);

/** Expects that no script was lost and that the header is still there. */
async function expectAlive(page: Page) {
  await expect(page.locator('html')).not.toHaveClass(/\bscript-lost\b/);
  await expect(page.getByRole('banner').getByRole('navigation').first()).toBeAttached();
  await expect(page.locator('[data-part=header]')).toBeAttached();
}

/** Expects the translated success message, and one delivered message. */
async function expectSent(page: Page, { email, gender, service }: Answers) {
  await expect(page.getByRole('status').first()).toContainText(forms.patient.sent.slice(2));
  const delivered = await findDelivered(String(email));
  expect(delivered).toHaveLength(1);
  expect(delivered[0]).toMatchObject({ gender, service });
}

const submitButton = (page: Page) => page.locator('main form button[type=submit]');

test('a translated form refuses, is corrected, and is sent once in English values', async ({
  page,
}) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await translate(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await translate(page);
  for (const [name, answer] of Object.entries(patient)) {
    const field = page.locator(`main [name=${name}]`);
    await (answer === patient.gender || answer === patient.service
      ? field.selectOption(answer)
      : field.fill(answer));
  }
  await translate(page);
  await submitButton(page).click();
  await translate(page);
  await expectSent(page, patient);
  await translate(page);
  await expectAlive(page);
});

test('a form that is translated while it is sent is sent once', async ({ page }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await submit(page);
  await translate(page);
  await expectSent(page, patient);
  await expectAlive(page);
});

test('a translated search, theme and menu work', async ({ page }) => {
  await page.goto('/');
  await translate(page);
  await page.getByRole('button', { name: site.searchButton.label }).click();
  const field = page.getByRole('searchbox');
  const results = page.getByRole('dialog').getByRole('listitem').getByRole('link');
  // Neighbours differ in the number of results: React leaves a text alone that stays the same.
  for (const query of ['squint', 'zzzqqxx', 'eye']) {
    await field.fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toContainText('Ü');
    await translate(page);
  }
  await field.fill(article.title);
  await expect(results.first()).toHaveAttribute('href', article.path);
  await page.keyboard.press('Escape');
  for (const theme of ['light', 'dark']) {
    await page.locator('header button:has(circle)').click();
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
    await translate(page);
  }
  await expectAlive(page);
});

test('translated questions, symptoms and the break timer work', async ({ page }) => {
  await page.goto('/faq/');
  await translate(page);
  await page.getByRole('main').locator('details > summary').last().click();
  await translate(page);
  await expectAlive(page);

  await page.goto(findPathOf('what-to-tell-us'));
  const box = page.locator('main input[type=checkbox]:not([data-urgent])').first();
  const sentence = await box.inputValue();
  await translate(page);
  await box.check();
  await translate(page);
  await page.locator('main a[data-service]').click();
  await expect(control(page, 'symptoms')).toHaveValue(sentence);

  await page.goto(findPathOf('twenty-twenty-twenty'));
  await expect(page.locator('form[data-settings] button')).toBeVisible();
  await translate(page);
  await page.locator('form[data-settings] button').click();
  await expect(page.getByRole('timer')).toBeVisible();
  await translate(page);
  await page.locator('form[data-settings] button').click();
  await expect(page.getByRole('timer')).toBeHidden();
  await expectAlive(page);
});
