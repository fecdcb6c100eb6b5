import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { denyStorage } from './support/deny-storage';
import { control, expectAnswers, fillIn, newPatient } from './support/forms';
import { holdScripts } from './support/hold-requests';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { patient: patientForm, help: formHelp } = getMessages().forms;

const blank = { firstName: '', symptoms: '', service: '' };

test('a draft survives a reload and is offered back', async ({ page }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await expect(page.getByText(formHelp.draft.restored)).toHaveCount(0);
  await fillIn(page, patient);
  await page.reload();
  await expect(page.getByText(formHelp.draft.restored)).toBeVisible();
  await expectAnswers(page, patient);
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('a draft survives leaving the page and a step back', async ({ page }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#home')).toBeVisible();
  await page.goBack();
  await expectAnswers(page, patient);
});

test('a draft can be cleared, and the clearing undone', async ({ page }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await page.reload();
  await page.getByRole('button', { name: formHelp.draft.clear }).click();
  await expect(page.getByText(formHelp.draft.cleared)).toBeFocused();
  await expectAnswers(page, blank);
  await page.getByRole('button', { name: formHelp.draft.undo }).click();
  await expectAnswers(page, patient);
  await expect(page.getByText(formHelp.draft.restored)).toBeFocused();
  await page.getByRole('button', { name: formHelp.draft.clear }).click();
  await page.reload();
  await expectAnswers(page, blank);
  await expect(page.getByText(formHelp.draft.restored)).toHaveCount(0);
});

test('a draft of another tab or a damaged one does no harm', async ({ page, context }) => {
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

test('what one tab has sent goes from its copies, unless they were changed', async ({
  page,
  context,
}) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  const draft = await page.evaluate(() => sessionStorage.getItem('draft-patient'));
  const openCopy = async (path: string) => {
    const copy = await context.newPage();
    await copy.addInitScript((text) => {
      if (text !== null && sessionStorage.getItem('copied') === null) {
        sessionStorage.setItem('copied', 'yes');
        sessionStorage.setItem('draft-patient', text);
      }
    }, draft);
    await copy.goto(path);
    return copy;
  };
  const kept = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('draft-patient'));
  const form = await openCopy('/patient-form/');
  const article = await openCopy('/privacy/');
  const changed = await openCopy('/patient-form/');
  await fillIn(changed, { firstName: 'Zoya' });
  await page.bringToFront();
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  await expect(form.getByText(patientForm.sent)).toBeVisible();
  await expectAnswers(form, blank);
  await expect.poll(() => kept(form)).toBeNull();
  await expect.poll(() => kept(article)).toBeNull();
  await expectAnswers(changed, { ...patient, firstName: 'Zoya' });
  expect(await kept(changed)).toContain('Zoya');
});

// firefox.spec.ts has a browser that denies it.
test('a visitor who denies all storage can register', { tag: '@release' }, async ({ page }) => {
  await denyStorage(page, 'localStorage');
  await denyStorage(page, 'sessionStorage');
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  await expect(control(page, 'firstName')).toHaveValue('');
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});

test('what was typed after clearing outlives the undoing', async ({ page }) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, { ...patient, symptoms: '' });
  await page.reload();
  await page.getByRole('button', { name: formHelp.draft.clear }).click();
  const typedSince = { firstName: 'Zoya', symptoms: 'Double vision.' };
  await fillIn(page, typedSince);
  await page.getByRole('button', { name: formHelp.draft.undo }).click();
  await expectAnswers(page, { ...patient, ...typedSince });
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

test('an early submit of a form whose draft has not come back yet waits for a second press', async ({
  page,
}) => {
  const patient = newPatient();
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: patientForm.submit }).click();
  release();
  await expect(page.getByText(formHelp.draft.restored)).toBeFocused();
  await expectAnswers(page, patient);
  expect(await findDelivered(String(patient.email))).toHaveLength(0);
  await page.getByRole('button', { name: patientForm.submit }).click();
  await expect(page.getByText(patientForm.sent)).toBeVisible();
  expect(await findDelivered(String(patient.email))).toHaveLength(1);
});
