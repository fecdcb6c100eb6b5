import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { headerOffsetPx } from '@/lib/site/style-tokens';
import { formatMessage } from '@/lib/text/format-message';
import { SCROLL_MS } from '@/lib/timings';
import { openPaused } from './support/animations';
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

for (const [event, interrupt, tag] of [
  ['wheel', (page: Page) => page.mouse.wheel(0, 1), []],
  ['keydown', (page: Page) => page.keyboard.press('Shift'), []],
  ['click', (page: Page) => page.mouse.click(2, 300), []],
  ['touchstart', (page: Page) => page.touchscreen.tap(2, 400), ['@phone']],
] as const) {
  test(`a ${event} stops the scroll where it is`, { tag: [...tag] }, async ({ page }) => {
    await openPaused(page, '/');
    const distance = await topOf(page, 'contact');
    await choose(page, 'contact');
    await page.clock.runFor(SCROLL_MS / 2);
    expect(await topOf(page, 'contact')).toBeLessThan(distance * 0.7);
    await page.evaluate((type) => {
      addEventListener(type, () => document.body.setAttribute('data-seen', type), { once: true });
    }, event);
    await interrupt(page);
    await expect(page.locator('body')).toHaveAttribute('data-seen', event);
    await page.clock.runFor(SCROLL_MS);
    expect(await topOf(page, 'contact')).toBeGreaterThan(headerOffsetPx + 100);
  });
}

test('a page opened during a scroll is shown from its top', async ({ page }) => {
  await openPaused(page, '/');
  await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
  await choose(page, 'about');
  await page.clock.runFor(120);
  const { label, href } = navigation.patientForm;
  await page.getByRole('banner').getByRole('link', { name: label }).click();
  await page.waitForURL((url) => url.pathname === href);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.clock.runFor(SCROLL_MS);
  expect(await page.evaluate(() => scrollY)).toBe(0);
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

test('scrolling by hand marks the section in view, and one alone', async ({ page }) => {
  await page.goto('/');
  await expect(marked(page)).toHaveText([labelOf('home')]);
  for (const { id, label } of navigation.sections) {
    await page.locator(`#${id}`).evaluate((section) => {
      scrollTo({ top: section.getBoundingClientRect().top + scrollY, behavior: 'instant' });
    });
    await expect(marked(page)).toHaveText([label]);
  }
});

test('a page of a section marks it in the header, one of none marks none', async ({ page }) => {
  for (const [path, labels] of [
    ['/about/specialist/', [labelOf('about')]],
    [post.path, [labelOf('blogs')]],
    ['/privacy/', []],
  ] as const) {
    await page.goto(path);
    await expect(marked(page)).toHaveText([...labels]);
  }
});

test('an address with a section can be shared; under reduced motion a link jumps; Back works', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#faq');
  await expect.poll(() => offsetFromHeader(page, 'faq')).toBeLessThanOrEqual(1);
  await choose(page, 'about');
  expect(await offsetFromHeader(page, 'about')).toBeLessThanOrEqual(1);
  await expect(page).toHaveURL(/#about$/);
  await page.goBack();
  await expect(page).toHaveURL(/#faq$/);
  await expect.poll(() => topOf(page, 'faq')).toBeLessThan(300);
});

test('each step back leads to the section chosen before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const ids = navigation.sections.slice(1, 5).map(({ id }) => id);
  const tops: number[] = [];
  for (const id of ids) {
    const link = nav(page).getByRole('link', { name: labelOf(id), exact: true });
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    // By hand: `click()` scrolls the page first, and the browser would go back to there.
    await page.mouse.click(x + 5, y + 5);
    await expect(page).toHaveURL(`/#${id}`);
    tops.push(await page.evaluate(() => scrollY));
  }
  for (const top of tops.toReversed().slice(1)) {
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
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

for (const [path, label, section, delay] of [
  [article.path, pageMessages.back['vision-therapy'], 'vision-therapy', 500],
  ['/sports-vision/sportsvision/', pageMessages.back['sports-vision'], 'sports-vision', 200],
] as const) {
  test(`the link back of ${path} leads to the section, after ${delay} ms`, async ({ page }) => {
    await openPaused(page, path);
    await page.getByRole('link', { name: label }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.clock.runFor(delay - 50);
    await expect(page.locator('#home')).toBeVisible();
    expect(await topOf(page, section)).toBeGreaterThan(1000);
    await page.clock.runFor(50 + SCROLL_MS + 200);
    await expect.poll(() => offsetFromHeader(page, section)).toBeLessThanOrEqual(1);
    expect(page.url()).toMatch(new RegExp(`/#${section}$`));
  });
}

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  test('is a full panel that holds the focus until it is closed, or the focus leaves it', async ({
    page,
  }) => {
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

    await button.click();
    await themeButton.focus();
    await expect(nav(page)).toBeVisible();
    await nav(page).getByRole('link').last().focus();
    await themeButton.focus();
    await expect(nav(page)).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
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

  test('with text twice as large leaves the header in sight', async ({ page }) => {
    await page.goto('/');
    await setTextSize(page, '200%');
    const button = page.getByRole('button', { name: navigation.menu });
    await button.click();
    const header = await page.getByRole('banner').boundingBox();
    const panel = await nav(page).boundingBox();
    expect(panel?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });
});
