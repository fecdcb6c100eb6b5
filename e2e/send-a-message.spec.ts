import { expect } from '@playwright/test';
import { mapOrigin } from '@/lib/clinic/map';
import { getMessages } from '@/lib/content/get-content';
import { expectAnswers, fillIn, findDelivered, newAnswers, SEND_URL } from './support/forms';
import { emailService } from './support/network';
import { replaceMap } from './support/replace-map';
import { test } from './support/test';

const { contact: form, afterMessage } = getMessages().forms;

test('a contact message is sent again after a failure, with the local date, and is in no URL, log or storage', {
  tag: ['@visit', '@release'],
}, async ({ page, context, baseURL }) => {
  const said: string[] = [];
  page.on('console', (entry) => said.push(entry.text()));
  page.on('request', (request) => said.push(request.url()));
  page.on('framenavigated', (frame) => said.push(frame.url()));
  await replaceMap(page);
  await page.goto('/#contact');
  await page.clock.setFixedTime(new Date('2026-11-21T09:30:00Z'));
  const message = newAnswers('contact');
  const submit = page.getByRole('button', { name: form.submit });
  await page.route(SEND_URL, (route) => route.fulfill({ status: 500, body: 'a fault' }), {
    times: 1,
  });
  await fillIn(page, message);
  await submit.click();
  await expect(page.getByRole('alert').first()).toContainText(
    '❌ Failed to send message. Please try again later.',
  );
  await expectAnswers(page, message);
  await submit.click();
  await expect(page.getByRole('status')).toContainText(form.sent);
  expect(await findDelivered(message.email)).toEqual([
    { ...message, date: expect.stringMatching(/Saturday.* 21 November 2026.* 3:00:00\spm/) },
  ]);
  await expectAnswers(page, { name: '', email: '', message: '' });
  const contact = page.locator('#contact');
  for (const { text } of afterMessage) {
    await expect(contact.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }

  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const answer of Object.values(message)) {
    expect(`${said.join('\n')}\n${kept}`).not.toContain(answer);
    expect(said.join('\n')).not.toContain(encodeURIComponent(answer));
  }
  const allowed = [String(baseURL), mapOrigin, String(emailService?.url.origin), 'about:blank'];
  const elsewhere = said.filter((text) => /^https?:/.test(text));
  expect(elsewhere.filter((url) => !allowed.some((own) => url.startsWith(own)))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await contact.getByText(form.again).click();
  await expect(submit).toBeVisible();
});
