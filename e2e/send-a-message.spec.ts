import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { expectAnswers, fillIn, newMessage, SEND_URL } from './support/forms';
import { findDelivered } from './support/outbox';
import { replaceMap } from './support/replace-map';
import { test } from './support/test';

const { contact: contactForm } = getMessages().forms;

test('a message reaches the clinic with the local date and time', { tag: '@visit' }, async ({
  page,
}) => {
  await replaceMap(page);
  await page.goto('/#contact');
  await page.clock.setFixedTime(new Date('2026-11-21T09:30:00Z'));
  const message = newMessage();
  const submit = page.getByRole('button', { name: contactForm.submit });
  await page.route(SEND_URL, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await fillIn(page, message);
  await submit.click();
  await expect(page.getByRole('alert').first()).toContainText(
    '❌ Failed to send message. Please try again later.',
  );
  await expectAnswers(page, message);

  await submit.click();
  await expect(page.getByRole('status')).toContainText(contactForm.sent);
  expect(await findDelivered(String(message.email))).toEqual([
    { ...message, date: expect.stringMatching(/Saturday.* 21 November 2026.* 3:00:00\spm/) },
  ]);
  await expectAnswers(page, { name: '', email: '', message: '' });
  const contact = page.locator('#contact');
  for (const { text } of getMessages().forms.afterMessage) {
    await expect(contact.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
  await contact.getByText(contactForm.again).click();
  await expect(submit).toBeVisible();
});
