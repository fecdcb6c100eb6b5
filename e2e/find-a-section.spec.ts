import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { SCROLL_MS } from '@/lib/timings';
import { expectReady, openPaused } from './support/animations';
import { expectNoAxeViolations } from './support/axe';
import { headerOffsetPx, offsetFromHeader, topOf } from './support/header';
import { setTextSize } from './support/layout';
import { article, post, URGENT } from './support/sample-pages';
import { test } from './support/test';

const { home, navigation, page: pageMessages, site } = getMessages();

const nav = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const menuButton = (page: Page) => page.getByRole('button', { name: navigation.menu });

const labelOf = (section: string) =>
  String(navigation.sections.find(({ id }) => id === section)?.label);

async function choose(page: Page, section: string) {
  if (await menuButton(page).isVisible()) {
    await menuButton(page).click();
  }
  await nav(page)
    .getByRole('link', { name: labelOf(section), exact: true })
    .click();
}

const marked = (page: Page) => page.locator('header a[aria-current="true"]');
const expectAt = (page: Page, section: string) =>
  expect.poll(() => offsetFromHeader(page, section), section).toBeLessThanOrEqual(1);

test('a header link scrolls to its section in 700 ms, moves the focus to it and is marked as current', {
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
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
});

test('wheel, keys, taps and Back stop a smooth scroll', { tag: '@phone' }, async ({ page }) => {
  await openPaused(page, '/');
  const distance = await topOf(page, 'contact');
  for (const [event, interrupt] of [
    ['wheel', () => page.mouse.wheel(0, 1)],
    ['keydown', () => page.keyboard.press('Shift')],
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
  await choose(page, 'vision-therapy');
  await page.clock.runFor(SCROLL_MS + 50);
  await choose(page, 'contact');
  await page.clock.runFor(200);
  await page.goBack();
  await expect(page).toHaveURL('/#vision-therapy');
  await page.clock.runFor(SCROLL_MS);
  await expectAt(page, 'vision-therapy');
});

test('the header marks the section in view, or that of the current page', async ({ page }) => {
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

test('with reduced motion, header links and Back jump to a section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#faq');
  await expectAt(page, 'faq');
  const sections = navigation.sections.slice(1, 5);
  for (const { id, label } of sections) {
    const link = nav(page).getByRole('link', { name: label, exact: true });
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    // Uses the mouse directly: `click()` scrolls the page first, and Back would return to that position.
    await page.mouse.click(x + 5, y + 5);
    await expect(page).toHaveURL(`/#${id}`);
    expect(await offsetFromHeader(page, id)).toBeLessThanOrEqual(1);
  }
  for (const id of ['faq', ...sections.map((section) => section.id)].slice(0, -1).toReversed()) {
    await page.goBack();
    await expectAt(page, id);
  }
  await page.locator('#home').getByRole('link', { name: home.hero.book }).click();
  await expect(page).toHaveURL('/patient-form/');
});

test('the landing page scrolls to the section of a back link 500 ms after it opens from an article, 200 ms from the sports page', async ({
  context,
}) => {
  for (const [path, section, delay] of [
    [article.path, 'vision-therapy', 500],
    ['/sports-vision/sportsvision/', 'sports-vision', 200],
  ] as const) {
    const page = await context.newPage();
    await openPaused(page, path);
    await page.getByRole('link', { name: pageMessages.back[section] }).click();
    await page.waitForURL((url) => url.pathname === '/');
    // The delay starts with the script of the sections, which may load after the page.
    await expectReady(page);
    await page.clock.runFor(delay - 50);
    await expect(page.locator('#home')).toBeVisible();
    expect(await topOf(page, section), path).toBeGreaterThan(1000);
    await page.clock.runFor(50 + SCROLL_MS + 200);
    await expectAt(page, section);
    await expect(page).toHaveURL(`/#${section}`);
  }
});

test('the menu on a phone fills the screen, traps the focus, expands lists of pages and closes', {
  tag: '@phone',
}, async ({ page }) => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const themeButton = banner.getByRole('button', { name: /theme/i });
  const form = banner.getByRole('link', { name: navigation.patientForm.label });
  const expectClosed = async () => {
    await expect(nav(page)).toBeHidden();
    await expect(main).not.toHaveAttribute('inert');
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq/');
  for (const control of [themeButton, form]) {
    await expect(control).toBeInViewport();
  }
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(nav(page)).toBeVisible();
  const { width, y = 0, height = 0 } = (await nav(page).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(330);
  expect(y + height).toBe(page.viewportSize()?.height);
  await expect(main).toHaveAttribute('inert');
  await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('button', { name: site.searchButton.label })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed();
  await expect(menuButton(page)).toBeFocused();

  const openMenu = async () => {
    await menuButton(page).click();
    await expect(nav(page)).toBeVisible();
  };
  await openMenu();
  await banner.getByRole('button', { name: navigation.close, exact: true }).click();
  await expectClosed();
  await openMenu();
  const urgent = nav(page).getByRole('link', { name: navigation.urgent.label });
  await expect(urgent).toHaveAttribute('href', URGENT);
  const subject = nav(page).getByRole('link', { name: article.shortTitle, exact: true });
  await expect(subject).toBeHidden();
  const section = labelOf('vision-therapy');
  await nav(page).getByLabel(formatMessage(navigation.subjectsOf, { section })).click();
  await subject.click();
  await expect(page).toHaveURL(article.path);
  await expectClosed();

  await choose(page, 'faq');
  await expect(page).toHaveURL('/#faq');
  // A link to another section of the same page, or to the same section again, also moves the focus.
  for (const id of ['faq', 'contact']) {
    await choose(page, id);
    await expectClosed();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  for (const address of ['/#faq', article.path]) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(address);
  }
});

const contents = (page: Page) => page.getByRole('navigation', { name: pageMessages.contents });
const contentsFold = (page: Page) => contents(page).locator('summary');

test('the table of contents is collapsed on a phone, beside the text on a wide screen, and links to sections', {
  tag: '@both-screens',
}, async ({ page, hasTouch }) => {
  for (const path of [article.path, '/faq/', '/privacy/', post.path]) {
    await page.goto(path);
    const link = contents(page).getByRole('link').nth(1);
    const href = String(await contents(page).locator('a').nth(1).getAttribute('href'));
    await expect(contentsFold(page)).toBeVisible({ visible: hasTouch });
    if (hasTouch) {
      await expect(link).toBeHidden();
      const hint = page.locator('[href="#on-this-page"]');
      await expect(hint).toBeVisible({ visible: path === article.path });
      await contentsFold(page).click();
    } else {
      const { x = 0 } = (await page.locator(href).boundingBox()) ?? {};
      expect((await contents(page).boundingBox())?.x, path).toBeGreaterThan(x + 300);
    }
    await link.click();
    await expect(page.locator(href)).toBeInViewport();
    await setTextSize(page, '200%');
    await expect(contentsFold(page)).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

test('a group of signs is open on a wide screen, collapsed on a phone, and opens when a link leads to its heading', {
  tag: '@both-screens',
}, async ({ page, hasTouch }) => {
  await page.goto(URGENT);
  const groups = page.locator('.sign-group');
  await expect(page.locator('.sign-group[open]')).toHaveCount(hasTouch ? 0 : await groups.count());
  const last = groups.last();
  await page.goto(`${URGENT}#${await last.locator('h3').getAttribute('id')}`);
  await expect(last.getByRole('listitem').first()).toBeInViewport();
  await last.locator('summary').click();
  await expect(last.getByRole('listitem').first()).toBeHidden();
  // Simulates Next, which restores the old URL when a link is followed during hydration.
  await page.evaluate(() => {
    const { href, hash } = location;
    location.hash = '';
    location.hash = hash;
    history.replaceState(null, '', href.replace(hash, ''));
  });
  await expect(last.getByRole('listitem').first()).toBeVisible();
});
