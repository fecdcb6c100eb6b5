import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { SLIDE_MS } from '@/lib/timings';
import { openPaused } from './support/animations';
import { test } from './support/test';

const { slides, position, pause, play, next, previous } = getMessages()['sports-carousel'];
const shown = (page: Page) =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('figure') })
    .filter({ visible: true });

async function start(page: Page) {
  await openPaused(page, '/sports-vision/sportsvision/');
  await page.mouse.move(1, 1);
  await expect(page.getByRole('button', { name: next })).toBeVisible();
}

async function expectSlide(page: Page, title: string | undefined) {
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAccessibleName(String(title));
}

const titleOf = async (page: Page) => (await shown(page).getAttribute('aria-label')) ?? '';

const after = (title: string, steps: number) =>
  slides[(slides.findIndex((slide) => slide.title === title) + steps) % slides.length]?.title;

test('the pictures take turns every 2500 ms, until Pause and after Play', async ({ page }) => {
  await start(page);
  for (let step = 0; step <= slides.length; step++) {
    const now = await titleOf(page);
    await page.clock.runFor(SLIDE_MS);
    await expectSlide(page, after(now, 1));
  }
  const now = await titleOf(page);
  for (const [pressed, other, ms, steps] of [
    [pause, play, 3 * SLIDE_MS, 0],
    [play, pause, SLIDE_MS, 1],
  ] as const) {
    await page.getByRole('button', { name: pressed }).click();
    await page.mouse.move(1, 1);
    await page.getByRole('button', { name: other }).blur();
    await page.clock.runFor(ms);
    await expectSlide(page, after(now, steps));
  }
});

test('Play counts although its button has the focus and the mouse', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: pause }).click();
  const now = await titleOf(page);
  await page.getByRole('button', { name: play }).click();
  await page.clock.runFor(SLIDE_MS);
  await expectSlide(page, after(now, 1));
});

test('they stand still under a mouse and under the focus', async ({ page }) => {
  await start(page);
  const now = await titleOf(page);
  await shown(page).hover();
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, now);
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: next }).focus();
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, now);
  await page.keyboard.press('Enter');
  await expectSlide(page, after(now, 1));
  await shown(page).hover();
  await page.mouse.move(1, 1);
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, after(now, 1));
  await page.getByRole('button', { name: previous }).click();
  await expectSlide(page, now);
});

test('under reduced motion all are shown, without buttons', async ({ page }) => {
  await start(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(shown(page)).toHaveCount(slides.length);
  for (const name of [pause, previous, next]) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
});

test('each says its place among all, beside the buttons', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: next }).click();
  const title = await titleOf(page);
  const number = slides.findIndex((slide) => slide.title === title) + 1;
  const place = shown(page).getByText(formatMessage(position, { number, count: slides.length }));
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
  const before = await page.getByRole('button', { name: previous }).boundingBox();
  expect(y + height / 2).toBeCloseTo(Number(before?.y) + Number(before?.height) / 2, -1);
});

test('they stand still in a hidden tab', async ({ page }) => {
  await start(page);
  const now = await titleOf(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  });
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, now);
});
