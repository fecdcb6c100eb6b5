import { expect } from '@playwright/test';
import { mapOrigin } from '@/lib/clinic/map';
import { getMessages } from '@/lib/content/get-content';
import { fillIn, newMessage, newPatient, SEND_URL } from './support/forms';
import { emailService } from './support/network';
import { replaceMap } from './support/replace-map';
import { test } from './support/test';

const { contact: contactForm, patient: patientForm } = getMessages().forms;

test('answers are in no address, no log and no storage once sent', {
  tag: '@release',
}, async ({ page, context, baseURL }) => {
  const said: string[] = [];
  page.on('console', (entry) => said.push(entry.text()));
  page.on('request', (request) => said.push(request.url()));
  page.on('framenavigated', (frame) => said.push(frame.url()));
  await replaceMap(page);
  for (const [path, answers, form] of [
    ['/patient-form/', newPatient(), patientForm],
    ['/#contact', newMessage(), contactForm],
  ] as const) {
    await page.route(SEND_URL, (route) => route.fulfill({ status: 500, body: 'a fault' }), {
      times: 1,
    });
    await page.goto(path);
    await fillIn(page, answers);
    const submit = page.getByRole('button', { name: form.submit });
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: form.failed })).toBeVisible();
    await submit.click();
    await expect(page.getByRole('status').filter({ hasText: '✅' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const answer of Object.values(answers).filter(({ length }) => length > 6)) {
      expect(`${said.join('\n')}\n${kept}`).not.toContain(answer);
      expect(said.join('\n')).not.toContain(encodeURIComponent(answer));
    }
  }
  const allowed = [
    String(baseURL),
    mapOrigin,
    ...(emailService ? [emailService.url.origin] : []),
    'about:blank',
  ];
  expect(
    said.filter((text) => /^https?:/.test(text) && !allowed.some((own) => text.startsWith(own))),
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
