import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { denyStorage } from './support/deny-storage';
import { control, expectAnswers, expectSent, fillIn, newPatient, submit } from './support/forms';
import { holdScripts } from './support/hold-requests';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { help: formHelp } = getMessages().forms;
const { restored, clear, cleared, undo } = formHelp.draft;

const blank = { firstName: '', symptoms: '', service: '' };

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a draft survives a reload and another page, until it is sent', async ({ page }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await expect(page.getByText(restored)).toHaveCount(0);
  await fillIn(page, patient);
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expectAnswers(page, patient);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('#home')).toBeVisible();
  await page.goBack();
  await expectAnswers(page, patient);
  await submit(page);
  await expectSent(page);
  expect(await findDelivered(String(patient.email))).toHaveLength(1);

  // What was sent does not return in this tab.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('#home')).toBeVisible();
  await page.goBack();
  await expectAnswers(page, blank);
  await page.reload();
  await expectAnswers(page, blank);
  await expect(page.getByText(restored)).toHaveCount(0);
});

test('a draft can be cleared, and restored without losing what was typed since', async ({
  page,
}) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, { ...patient, symptoms: '' });
  await page.reload();
  await press(page, clear);
  await expect(page.getByText(cleared)).toBeFocused();
  await expectAnswers(page, blank);
  const typedSince = { firstName: 'Zoya', symptoms: 'Double vision.' };
  await fillIn(page, typedSince);
  await press(page, undo);
  await expectAnswers(page, { ...patient, ...typedSince });
  await expect(page.getByText(restored)).toBeFocused();
  await press(page, clear);
  await page.reload();
  await expectAnswers(page, blank);
  await expect(page.getByText(restored)).toHaveCount(0);
});

test('a damaged draft does no harm, and another tab has none', async ({ page, context }) => {
  await page.goto('/patient-form/');
  await fillIn(page, newPatient());
  const otherTab = await context.newPage();
  await otherTab.goto('/patient-form/');
  await expectAnswers(otherTab, blank);
  for (const damaged of ['{', '[1]', '{"age":5}', '"text"', '{"nothing":"here"}']) {
    await page.evaluate((text) => sessionStorage.setItem('draft-patient', text), damaged);
    await page.reload();
    await expectAnswers(page, blank);
  }
});

// firefox.spec.ts has a browser that denies it.
test('a visitor who denies all storage can register', { tag: '@release' }, async ({ page }) => {
  await denyStorage(page, 'localStorage');
  await denyStorage(page, 'sessionStorage');
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await submit(page);
  await expectSent(page);
  await expect(control(page, 'firstName')).toHaveValue('');
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('what was typed before hydration is kept at once', async ({ page }) => {
  const patient = newPatient();
  const release = await holdScripts(page);
  await page.goto('/patient-form/', { waitUntil: 'commit' });
  await fillIn(page, patient);
  release();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft-patient')))
    .toContain(patient.email);
  await page.reload();
  await expectAnswers(page, patient);
});

test('a submit before the draft is restored waits for a second one', async ({ page }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await submit(page);
  release();
  await expect(page.getByText(restored)).toBeFocused();
  await expectAnswers(page, patient);
  expect(await findDelivered(String(patient.email))).toHaveLength(0);
  await submit(page);
  await expectSent(page);
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});
