import { expect } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { expectAnswers, fillIn, newMessage, SEND_URL } from './support/forms';
import { findDelivered } from './support/outbox';
import { replaceMap } from './support/replace-map';
import { test } from './support/test';

const { contact: contactForm } = getMessages().forms;
const { fields } = contactForm;
const { messageCharacters } = getContent().limits;

test.beforeEach(async ({ page }) => {
  await replaceMap(page);
  await page.goto('/#contact');
});

test('a message reaches the clinic with the local date and time', { tag: '@visit' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:30:00Z'));
  const message = newMessage();
  await fillIn(page, message);
  await page.getByRole('button', { name: contactForm.submit }).click();

  await expect(page.getByRole('status')).toContainText(contactForm.sent);
  expect(await findDelivered(String(message.email))).toEqual([
    { ...message, date: expect.stringMatching(/Saturday.* 21 November 2026.* 3:00:00\spm/) },
  ]);
  await expectAnswers(page, { name: '', email: '', message: '' });
});

test('without an answer it says so and sends nothing', async ({ page }) => {
  const message = newMessage();
  for (const name of ['name', 'email', 'message'] as const) {
    await fillIn(page, { ...message, [name]: ' ' });
    await page.getByRole('button', { name: contactForm.submit }).click();
    const summary = page.getByRole('alert').filter({ hasText: contactForm.summary.empty });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([fields[name].errors.missing]);
    expect(await findDelivered(String(message.email))).toEqual([]);
  }
});

test('a message that is too long is kept and refused with its limit', async ({ page }) => {
  const message = { ...newMessage(), message: 'x'.repeat(messageCharacters + 1) };
  await fillIn(page, message);
  await page.getByRole('button', { name: contactForm.submit }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: contactForm.summary.wrong }).getByRole('link'),
  ).toHaveText([fields.message.errors.tooLong]);
  await expectAnswers(page, message);
});

test('a failed message keeps its text and says what can be done', async ({ page }) => {
  await page.route(SEND_URL, (route) => route.fulfill({ status: 500 }));
  const message = newMessage();
  await fillIn(page, message);
  await page.getByRole('button', { name: contactForm.submit }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    '❌ Failed to send message. Please try again later.',
  );
  await expectAnswers(page, message);
});
