import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { expectAnswers, fillIn, listRequired, newMessage, SEND_URL, words } from './support/forms';
import { findDelivered } from './support/outbox';
import { replaceMap } from './support/replace-map';
import { test } from './support/test';

const { contact: contactForm } = getMessages().forms;

test.beforeEach(async ({ page }) => {
  await replaceMap(page);
  await page.goto('/#contact');
});

test('a message reaches the clinic with the local date and time', { tag: '@visit' }, async ({
  page,
}) => {
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
});

test('without answers it says so and sends nothing', async ({ page }) => {
  const required = listRequired('contact');
  let requests = 0;
  page.on('request', (request) => {
    requests += request.method() === 'POST' ? 1 : 0;
  });
  await fillIn(page, Object.fromEntries(required.map((name) => [name, ' '])));
  await page.getByRole('button', { name: contactForm.submit }).click();
  const summary = page.getByRole('alert').filter({ hasText: contactForm.summary.empty });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(
    required.map((name) => String(words[name]?.errors.missing)),
  );
  expect(requests).toBe(0);
});
