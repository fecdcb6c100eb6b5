import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { headerOffsetPx } from '@/lib/site/style-tokens';
import { formatMessage } from '@/lib/text/format-message';
import { SCROLL_MS } from '@/lib/timings';
import { openPaused } from './support/animations';
import { headerBottom } from './support/header';
import { setTextSize } from './support/layout';
import { article, post } from './support/sample-pages';
import { offsetFromHeader, topOf } from './support/section-position';
import { test } from './support/test';

const { home, navigation, page: pageMessages, site } = getMessages();

const nav = (page: Page) => page.getByRole('navigation', { name: navigation.label });

async function openMenuOnPhone(page: Page) {
  const button = page.getByRole('button', { name: navigation.menu });
  if (await button.isVisible()) {
    await button.click();
  }
}

const labelOf = (section: string) =>
  String(navigation.sections.find(({ id }) => id === section)?.label);

async function choose(page: Page, section: string) {
  await openMenuOnPhone(page);
  await nav(page)
    .getByRole('link', { name: labelOf(section), exact: true })
    .click();
}

const marked = (page: Page) => page.locator('header a[aria-current="true"]');
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('a link of the header scrolls to its section in 700 ms and is marked', {
  tag: '@both-screens',
}, async ({ page }) => {
  await openPaused(page, '/');
  for (const { id, label } of navigation.sections.slice(1)) {
    await choose(page, id);
    await page.clock.runFor(SCROLL_MS - 100);
    expect(await offsetFromHeader(page, id), label).toBeGreaterThan(1);
    await page.clock.runFor(150);
    expect(await offsetFromHeader(page, id), label).toBeLessThanOrEqual(1);
    await expect(marked(page)).toHaveText([label]);
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
});

test('a wheel, a key, a click or a touch stops the scroll where it is', { tag: '@phone' }, async ({
  page,
}) => {
  await openPaused(page, '/');
  const distance = await topOf(page, 'contact');
  for (const [event, interrupt] of [
    ['wheel', () => page.mouse.wheel(0, 1)],
    ['keydown', () => page.keyboard.press('Shift')],
    ['click', () => page.mouse.click(2, 400)],
    ['touchstart', () => page.touchscreen.tap(2, 400)],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await choose(page, 'contact');
    await page.clock.runFor(SCROLL_MS / 2);
    expect(await topOf(page, 'contact'), event).toBeLessThan(distance * 0.7);
    await page.evaluate((type) => {
      addEventListener(type, () => document.body.setAttribute('data-seen', type), { once: true });
    }, event);
    await interrupt();
    await expect(page.locator('body')).toHaveAttribute('data-seen', event);
    await page.clock.runFor(SCROLL_MS);
    expect(await topOf(page, 'contact'), event).toBeGreaterThan(headerOffsetPx + 100);
  }
});

test('a step back during a scroll leads to where one was before', async ({ page }) => {
  await openPaused(page, '/');
  await choose(page, 'vision-therapy');
  await page.clock.runFor(SCROLL_MS + 50);
  expect(await offsetFromHeader(page, 'vision-therapy')).toBeLessThanOrEqual(1);
  await choose(page, 'contact');
  await page.clock.runFor(200);
  await page.goBack();
  await expect(page).toHaveURL(/#vision-therapy$/);
  await page.clock.runFor(SCROLL_MS);
  expect(await offsetFromHeader(page, 'vision-therapy')).toBeLessThanOrEqual(1);
});

test('the header marks the section in view or the section of the page alone', async ({ page }) => {
  await page.goto('/');
  await expect(marked(page)).toHaveText([labelOf('home')]);
  for (const { id, label } of navigation.sections) {
    await page.locator(`#${id}`).evaluate((section) => {
      scrollTo({ top: section.getBoundingClientRect().top + scrollY, behavior: 'instant' });
    });
    await expect(marked(page)).toHaveText([label]);
  }
  for (const [path, labels] of [
    ['/about/specialist/', [labelOf('about')]],
    [post.path, [labelOf('blogs')]],
    ['/privacy/', []],
  ] as const) {
    await page.goto(path);
    await expect(marked(page)).toHaveText([...labels]);
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an address opens at its section, links jump, and each step back leads to the section before', async ({
    page,
  }) => {
    await page.goto('/#faq');
    await expect.poll(() => offsetFromHeader(page, 'faq')).toBeLessThanOrEqual(1);
    const tops: number[] = [await scrollTop(page)];
    for (const { id, label } of navigation.sections.slice(1, 5)) {
      const link = nav(page).getByRole('link', { name: label, exact: true });
      const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
      // By hand: `click()` scrolls the page first, and the browser would go back to there.
      await page.mouse.click(x + 5, y + 5);
      await expect(page).toHaveURL(`/#${id}`);
      expect(await offsetFromHeader(page, id)).toBeLessThanOrEqual(1);
      tops.push(await scrollTop(page));
    }
    for (const top of tops.toReversed().slice(1)) {
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(top);
    }
  });

  test('Learn More leads to vision therapy, Book Appointment to the patient form', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: home.hero.learnMore }).click();
    await expect.poll(() => offsetFromHeader(page, 'vision-therapy')).toBeLessThanOrEqual(1);
    await page.getByRole('main').getByRole('link', { name: home.hero.book }).click();
    await expect(page).toHaveURL(/\/patient-form\/$/);
  });
});

test('the link back of an article leads to the section after 500 ms, of the sports page after 200', async ({
  page,
}) => {
  for (const [path, label, section, delay] of [
    [article.path, pageMessages.back['vision-therapy'], 'vision-therapy', 500],
    ['/sports-vision/sportsvision/', pageMessages.back['sports-vision'], 'sports-vision', 200],
  ] as const) {
    const tab = await page.context().newPage();
    await openPaused(tab, path);
    await tab.getByRole('link', { name: label }).click();
    await tab.waitForURL((url) => url.pathname === '/');
    await tab.clock.runFor(delay - 50);
    await expect(tab.locator('#home')).toBeVisible();
    expect(await topOf(tab, section), path).toBeGreaterThan(1000);
    await tab.clock.runFor(50 + SCROLL_MS + 200);
    await expect.poll(() => offsetFromHeader(tab, section)).toBeLessThanOrEqual(1);
    expect(tab.url()).toMatch(new RegExp(`/#${section}$`));
  }
});

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  test('fills the screen and holds the focus until it is closed', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('banner');
    const button = banner.getByRole('button', { name: navigation.menu });
    const themeButton = banner.getByRole('button', { name: /theme/i });
    const form = banner.getByRole('link', { name: navigation.patientForm.label });
    for (const control of [button, themeButton, form]) {
      await expect(control).toBeInViewport();
    }
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(nav(page)).toBeVisible();
    const box = await nav(page).boundingBox();
    expect(box?.width).toBeGreaterThan(330);
    expect(box?.height).toBeGreaterThan(600);
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await page.keyboard.press('Tab');
    await expect(nav(page).getByRole('button', { name: site.searchButton.label })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');

    await setTextSize(page, '200%');
    await button.click();
    const panel = await nav(page).boundingBox();
    expect(panel?.y).toBeGreaterThanOrEqual((await headerBottom(page)) - 1);
  });

  test('unfolds the pages of a section, and closes with its button or a link', async ({ page }) => {
    await page.goto('/faq/');
    const banner = page.getByRole('banner');
    await openMenuOnPhone(page);
    await banner.getByRole('button', { name: navigation.close, exact: true }).click();
    await expect(nav(page)).toBeHidden();
    await openMenuOnPhone(page);
    const subject = nav(page).getByRole('link', { name: article.shortTitle, exact: true });
    await expect(subject).toBeHidden();
    const section = labelOf('vision-therapy');
    await nav(page).getByLabel(formatMessage(navigation.subjectsOf, { section })).click();
    await subject.click();
    await page.waitForURL(`**${article.path}`);
    await expect(nav(page)).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });
});
