import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { DARK } from './support/colours';
import { clinicAddress, fillIn, newMessage, newPatient } from './support/forms';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { forms, listen, page: pageMessages, reading, 'sports-carousel': carousel } = getMessages();

// That every page is there to read: every-page.spec.ts.
test.use({ javaScriptEnabled: false, colorScheme: 'light' });

test('an article is dark, loads its font early and shows no button that needs code', async ({
  page,
}) => {
  await page.goto(article.path);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(1);
  await expect(page.getByText(listen.button, { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: reading.button.label })).toHaveCount(0);
});

test('the contents of a page unfold', { tag: '@phone' }, async ({ page }) => {
  await page.goto(article.path);
  const contents = page.getByRole('navigation', { name: pageMessages.contents });
  await contents.locator('summary').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('questions open one at a time, with a click or a key', async ({ page }) => {
  const questions = page.locator('details[name] > summary');
  const open = page.locator('details[name][open]');
  for (const path of ['/', '/faq/']) {
    await page.goto(path);
    await expect(questions.filter({ visible: false })).toHaveCount(0);
    await expect(open).toHaveCount(0);
    for (const question of [questions.first(), questions.last()]) {
      await question.click();
      await expect(open).toHaveCount(1);
      await expect(question.locator('..')).toHaveAttribute('open');
    }
    await questions.last().click();
    await expect(open).toHaveCount(0);
    await questions.nth(1).press('Enter');
    await expect(open).toHaveCount(1);
  }
});

for (const { path, answers, button } of [
  { path: '/patient-form/', answers: newPatient(), button: forms.patient.submit },
  { path: '/', answers: newMessage(), button: forms.contact.submit },
]) {
  test(`at ${path} the other ways are named and no address takes an answer`, {
    tag: '@visit',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: forms.noScript.title })).toBeVisible();
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

test('every picture of the sports page is there, and its link back leads to the section', async ({
  page,
}) => {
  await page.goto('/sports-vision/sportsvision/');
  const slides = page.getByRole('group').filter({ has: page.getByRole('figure') });
  await expect(slides.filter({ visible: true })).toHaveCount(carousel.slides.length);
  await page.getByRole('link', { name: pageMessages.back['sports-vision'] }).click();
  await expect(page).toHaveURL(/\/#sports-vision$/);
  await expect(page.locator('#sports-vision')).toBeInViewport();
});
