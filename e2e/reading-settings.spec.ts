import { expect, type Locator, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { READING_KEY } from '@/lib/reading-settings/reading-settings';
import { waitForFrames } from './support/animations';
import { expectNoAxeViolations } from './support/axe';
import { denyStorage } from './support/deny-storage';
import { listFaintShapes } from './support/drawings';
import { listFaintTexts } from './support/faint-texts';
import { clickInHeader } from './support/header';
import { countWords } from './support/layout';
import {
  choose,
  chooseBefore,
  largestSettings,
  openReadingSettings,
  readingDialog,
  readStored,
  showSettings,
} from './support/reading-settings';
import { article } from './support/sample-pages';
import { offsetFromHeader } from './support/section-position';
import { test } from './support/test';
import { inEitherTheme } from './support/themes';

const { navigation, reading, search, site } = getMessages();
const faq = navigation.sections.find(({ id }) => id === 'faq');
const { contrast, scales, toggles, reset, resetDone, close } = reading.panel;
const opener = (page: Page) => page.getByRole('button', { name: reading.button.label });
const root = (page: Page) => page.locator('html');

const toggle = (page: Page, label: string) =>
  readingDialog(page).getByRole('checkbox', { name: label, exact: true });

test('a choice shows at once, and stays over pages, a reload and other tabs', async ({
  page,
  context,
}) => {
  await page.goto('/faq/');
  const other = await context.newPage();
  await other.goto('/privacy/');
  await page.bringToFront();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openReadingSettings(page);
  expect(fetched.filter((url) => url.endsWith('.js'))).not.toEqual([]);
  await expectNoAxeViolations(page);

  await choose(page, scales['text-size'].label, scales['text-size'].choices.at(-1));
  await expect(root(page)).toHaveCSS('font-size', '32px');
  const sample = page.getByRole('region', { name: reading.panel.sample.label });
  await choose(page, scales['letter-spacing'].label, scales['letter-spacing'].choices.at(-1));
  await expect(sample.getByRole('paragraph')).not.toHaveCSS('letter-spacing', 'normal');
  await choose(page, scales['line-spacing'].label, scales['line-spacing'].choices[1]);
  await choose(page, scales['line-width'].label, scales['line-width'].choices.at(-1));
  await choose(page, contrast.label, contrast.highLight);
  await expect(root(page)).toHaveClass(/\blight\b/);
  await toggle(page, toggles['underline-links'].label).check();
  await expect(sample.getByText(reading.panel.sample.link, { exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  const chosen = {
    'text-size': 200,
    'line-spacing': 120,
    'letter-spacing': 18,
    'line-width': 60,
    'high-contrast': true,
    'underline-links': true,
  };
  expect(await readStored(page)).toEqual(chosen);
  await expectNoAxeViolations(page);

  await expect(root(other)).toHaveClass(/text-size-200/);
  await expect(root(other)).toHaveClass(/\blight\b/);
  await expect(other.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(other.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');

  await readingDialog(page).getByRole('button', { name: close }).click();
  await expect(readingDialog(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: navigation.patientForm.label }).click();
  await expect(page).toHaveURL(/patient-form/);
  await expect(root(page)).toHaveCSS('font-size', '32px');
  await page.reload();
  await expect(root(page)).toHaveCSS('font-size', '32px');
  await openReadingSettings(page);
  await expect(readingDialog(page).getByRole('radio', { name: contrast.highLight })).toBeChecked();
  await expect(toggle(page, toggles['underline-links'].label)).toBeChecked();

  const status = readingDialog(page).getByRole('status');
  await readingDialog(page).getByRole('button', { name: reset }).click();
  await expect(status).toHaveText(resetDone);
  await expect(root(page)).toHaveCSS('font-size', '16px');
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await expect(readingDialog(page).getByRole('radio', { name: contrast.dark })).toBeChecked();
  expect(await readStored(page)).toBeNull();
  await expect(root(other)).toHaveCSS('font-size', '16px');
  await toggle(page, toggles['calm-page'].label).check();
  await expect(status).toBeEmpty();

  // A page from the back/forward cache has the settings that were chosen since.
  await page.evaluate((key) => {
    localStorage.setItem(key, '{"text-size":150,"line-width":7}');
    dispatchEvent(new PageTransitionEvent('pageshow'));
  }, READING_KEY);
  await expect(root(page)).toHaveClass(/text-size-150/);
  await expect(root(page)).not.toHaveClass(/calm-page|line-width/);
  await page.evaluate((key) => localStorage.setItem(key, '{"text-size":'), READING_KEY);
  await page.reload();
  await expect(root(page)).not.toHaveClass(/text-size/);
});

test('opens, changes and closes by keyboard alone, where storage is denied too', {
  tag: '@both-screens',
}, async ({ page }) => {
  await denyStorage(page, 'localStorage');
  await page.goto(article.path);
  const menu = page.getByRole('button', { name: navigation.menu });
  const isInMenu = await menu.isVisible();
  if (isInMenu) {
    await menu.press('Enter');
  }
  await expect(opener(page)).toBeVisible();
  await opener(page).press('Enter');
  const first = readingDialog(page).getByRole('radio').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(root(page)).toHaveClass(/text-size-125/);
  await page.keyboard.press('Escape');
  await expect(readingDialog(page)).toHaveCount(0);
  await expect(isInMenu ? menu : opener(page)).toBeFocused();
  await expect(page).toHaveURL(article.path);
});

test('with the largest settings the dialogs fit 320 px, and words are whole', async ({ page }) => {
  await chooseBefore(page, largestSettings);
  await page.setViewportSize({ width: 320, height: 640 });
  // That each page is narrow enough: every-page.spec.ts.
  await page.goto('/patient-form/');
  await expectNoAxeViolations(page);
  const cut = (dialog: ReturnType<typeof readingDialog>) =>
    dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  await openReadingSettings(page);
  expect(await cut(readingDialog(page))).toBe(0);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await clickInHeader(page, site.searchButton.label);
  const searchDialog = page.getByRole('dialog', { name: site.searchButton.label });
  await page.getByRole('searchbox', { name: search.label }).fill(article.title);
  await expect(searchDialog.getByRole('listitem').first()).toBeVisible();
  expect(await cut(searchDialog)).toBe(0);
  await expectNoAxeViolations(page);

  await page.goto(article.path);
  const ends = page
    .locator('figure [aria-hidden]')
    .filter({ has: page.locator('span + span'), hasText: /\S/ });
  expect((await countWords(ends)).broken).toBe(0);
  await showSettings(page, { 'text-size': 200 });
  await waitForFrames(page);
  const { whole, broken } = await countWords(page.getByRole('main'));
  expect(broken / (whole + broken)).toBeLessThan(0.02);
});

test('high contrast has 7:1 for texts and 3:1 for drawings in either pair; paper is as without settings', async ({
  page,
}) => {
  await chooseBefore(page, { ...largestSettings, 'text-size': 100 });
  for (const path of ['/', article.path, '/patient-form/']) {
    await page.goto(path);
    await inEitherTheme(page, async (theme) => {
      expect.soft(await listFaintTexts(page, 7), `${path} ${theme}`).toEqual([]);
      expect.soft(await listFaintShapes(page, 3), `${path} ${theme}`).toEqual([]);
    });
  }
  await page.goto(article.path);
  await showSettings(page, largestSettings);
  await page.emulateMedia({ media: 'print' });
  await expect(opener(page)).toHaveCount(0);
  await expect(root(page)).toHaveCSS('font-size', '14px');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS(
    'letter-spacing',
    'normal',
  );
});

test.describe('on a calm page', () => {
  test.use({ hasSeenSplash: false });

  test('nothing moves by itself', async ({ page }) => {
    await chooseBefore(page, { 'calm-page': true });
    await page.goto(article.path);
    await expect(page.locator('#splash')).toBeHidden();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.goto('/sports-vision/sportsvision/');
    const { next, slides } = getMessages()['sports-carousel'];
    for (const { title } of slides) {
      await expect(page.getByRole('group', { name: title })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: next })).toBeHidden();
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: String(faq?.label), exact: true })
      .click();
    // It jumps: the frame after the click has the section in view.
    await expect(page).toHaveURL('/#faq');
    expect(await offsetFromHeader(page, 'faq')).toBeLessThanOrEqual(1);
  });
});

test('the ruler follows the mouse and the focus, takes no clicks, and stays over pages', async ({
  page,
}) => {
  const ruler = page.locator('.ruler');
  const middleOf = async (element: Locator) => {
    const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
    return y + height / 2;
  };
  await page.goto('/patient-form/');
  await openReadingSettings(page);
  await expect(ruler).toHaveCount(0);
  await toggle(page, toggles['reading-ruler'].label).check();
  await expect(ruler).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(readingDialog(page)).toHaveCount(0);

  await page.mouse.move(300, 420);
  await expect.poll(() => middleOf(ruler)).toBeCloseTo(420, 0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect.poll(() => middleOf(ruler)).toBeCloseTo(420, 0);

  const field = page.getByRole('textbox').nth(1);
  await field.focus();
  const toField = async () => Math.abs((await middleOf(ruler)) - (await middleOf(field)));
  await expect.poll(toField).toBeLessThan(3);

  const link = page.getByRole('banner').getByRole('link', { name: site.homeLabel });
  await link.hover();
  await link.click();
  await expect(page).toHaveURL('/');
  await expect(ruler).toHaveCount(1);
  await page.reload();
  await expect(ruler).toBeVisible();
  await expect(root(page)).not.toHaveCSS('overflow', 'hidden');

  await page.emulateMedia({ media: 'print' });
  await expect(ruler).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await openReadingSettings(page);
  await expect(ruler).toBeVisible();
  await readingDialog(page).getByRole('button', { name: reset }).click();
  await expect(ruler).toHaveCount(0);
});

test('a change of the text size keeps the place in the text and the focus in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(article.path);
  const heading = page.locator('main h2').nth(3);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  // A click of Playwright scrolls the page.
  await page
    .getByRole('button', { name: reading.button.label })
    .evaluate((button: HTMLElement) => button.click());
  const { label, choices } = scales['text-size'];
  await choose(page, label, choices.at(-1));
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(readingDialog(page)).toHaveCount(0);
  await expect(heading).toBeInViewport();
  // Its button is in the menu now.
  await expect(page.locator(':focus')).toHaveAttribute('popovertarget');
});
