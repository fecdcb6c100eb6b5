import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import {
  expectAnswers,
  expectSentOnce,
  fillIn,
  fillInPatient,
  leaveAndReturn,
  newPatient,
  submit,
} from './support/forms';
import { holdScripts } from './support/hold-requests';
import { findDelivered } from './support/outbox';
import { test } from './support/test';

const { restored, clear, cleared, undo } = getMessages().forms.help.draft;

const blank = { firstName: '', symptoms: '', service: '' };

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a draft is restored after a reload and another page, until it is sent', async ({ page }) => {
  const patient = await fillInPatient(page);
  await expect(page.getByText(restored)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expectAnswers(page, patient);
  await leaveAndReturn(page);
  await expectAnswers(page, patient);
  await submit(page);
  await expectSentOnce(page, patient);

  // What was sent does not return in this tab.
  await expectAnswers(page, blank);
  await leaveAndReturn(page);
  await expectAnswers(page, blank);
  await page.reload();
  await expectAnswers(page, blank);
  await expect(page.getByText(restored)).toHaveCount(0);
});

test('a draft can be cleared, and restored without losing what was typed since', async ({
  page,
}) => {
  const patient = await fillInPatient(page, { symptoms: '' });
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

test('ignores a damaged draft', async ({ page }) => {
  await fillInPatient(page);
  for (const damaged of ['{', '[1]', '{"age":5}', '"text"', '{"nothing":"here"}']) {
    await page.evaluate((text) => sessionStorage.setItem('draft-patient', text), damaged);
    await page.reload();
    await expectAnswers(page, blank);
  }
});

test('keeps what was typed before hydration; a submit before the draft is restored sends nothing', async ({
  page,
}) => {
  const patient = newPatient();
  const release = await holdScripts(page);
  await page.goto('/patient-form/', { waitUntil: 'commit' });
  await fillIn(page, patient);
  release();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft-patient')))
    .toContain(patient.email);

  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await submit(page);
  releaseAgain();
  await expect(page.getByText(restored)).toBeFocused();
  await expectAnswers(page, patient);
  expect(await findDelivered(String(patient.email))).toHaveLength(0);
  await submit(page);
  await expectSentOnce(page, patient);
});
