import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { clinicAddress, fillIn, newMessage, newPatient } from './support/forms';
import { test } from './support/test';

const { contact, noScript, patient } = getMessages().forms;

test.use({ javaScriptEnabled: false });

const forms = [
  { path: '/patient-form/', answers: newPatient(), button: patient.submit },
  { path: '/', answers: newMessage(), button: contact.submit },
];

for (const { path, answers, button } of forms) {
  test(`at ${path} the other ways are named and no address takes an answer`, {
    tag: '@visit',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: noScript.title })).toBeVisible();
    await expect(page.getByRole('link', { name: clinicAddress }).first()).toBeVisible();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await fillIn(page, answers);
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: button }).click();
    expect((await sent).method()).toBe('POST');
    expect(addresses.join('\n')).not.toMatch(/[?&=]/);
  });
}
