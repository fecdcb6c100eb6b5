import { expect } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { fromText } from '@/lib/text/rich-text';
import { holdTime } from './support/animations';
import { clinicAddress, fillIn, newAnswers } from './support/forms';
import { listOverflowing } from './support/layout';
import { article, findPathOf, listPagesByKind, URGENT } from './support/sample-pages';
import { test } from './support/test';

const {
  forms,
  listen,
  page: pageMessages,
  reading,
  simulations,
  'sports-carousel': carousel,
  'twenty-twenty-twenty': timer,
} = getMessages();

test.use({ javaScriptEnabled: false, colorScheme: 'light' });

test('without JavaScript, pages of each kind in each language fit a 320 px wide screen', {
  tag: '@visit',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { addresses } of listPagesByKind()) {
    const [address = ''] = addresses;
    await page.goto(address);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    expect.soft(await listOverflowing(page), address).toEqual([]);
  }
});

test('without JavaScript, an article has the dark theme, its table of contents and sources can be expanded, and buttons that need JavaScript are hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(article.path);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(1);
  await expect(page.getByText(listen.button, { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: reading.button.label })).toHaveCount(0);
  const contents = page.getByRole('navigation', { name: pageMessages.contents });
  await contents.locator('summary').click();
  await expect(contents.getByRole('link').first()).toBeVisible();

  await page.goto(article.path);
  const mark = page.getByRole('main').locator('sup a').filter({ visible: true }).last();
  await mark.click();
  await expect(page.locator(String(await mark.getAttribute('href')))).toBeInViewport();
});

for (const [name, path] of [
  ['patient', '/patient-form/'],
  ['contact', '/'],
] as const) {
  test(`without JavaScript, the form at ${path} shows other ways to contact the clinic and puts no answer into a URL`, {
    tag: '@visit',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: forms.noScript.title })).toBeVisible();
    await expect(page.getByRole('link', { name: clinicAddress }).first()).toBeVisible();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await fillIn(page, newAnswers(name));
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: forms[name].submit }).click();
    expect((await sent).method()).toBe('POST');
    expect(addresses.join('\n')).not.toMatch(/[?&=]/);
  });
}

test('without JavaScript, the page of all signs shows each sign and what to do about it', async ({
  page,
}) => {
  await page.goto(URGENT);
  for (const level of Object.values(getContent().signs)) {
    for (const { noticed, until } of Object.values(level)) {
      const sign = page.getByRole('main').locator('li').filter({ hasText: noticed }).first();
      await expect(sign).toBeVisible();
      await expect(sign).toContainText(fromText(until));
    }
  }
});

test('without JavaScript, the break timer, a simulation and the carousel are readable', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const buttons = main.getByRole('button').filter({ visible: true });
  await page.goto(findPathOf('twenty-twenty-twenty'));
  await expect(page.getByText(timer.noScript)).toBeVisible();
  await expect(buttons).toHaveCount(0);

  await page.goto(findPathOf('see-it-yourself'));
  await expect(main.getByText(simulations.note).first()).toBeVisible();
  await expect(main.getByRole('slider')).toBeHidden();

  await page.goto('/sports-vision/sportsvision/');
  const slides = page.getByRole('group').filter({ has: page.getByRole('figure') });
  await expect(slides.filter({ visible: true })).toHaveCount(carousel.slides.length);
});

test('without JavaScript, a CSS animation ends the splash screen', async ({ page }) => {
  const goOn = await holdTime(page);
  const splash = page.locator('#splash');
  await page.goto('/');
  await expect(splash).toBeVisible();
  await goOn();
  await expect(splash).toBeHidden();
});
