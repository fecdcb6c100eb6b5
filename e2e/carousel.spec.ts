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
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function expectSlide(page: Page, title: string | undefined) {
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAccessibleName(String(title));
}

const titleOf = async (page: Page) => (await shown(page).getAttribute('aria-label')) ?? '';

const after = (title: string, steps: number) =>
  slides[(slides.findIndex((slide) => slide.title === title) + steps) % slides.length]?.title;

test.beforeEach(async ({ page }) => {
  await openPaused(page, '/sports-vision/sportsvision/');
  await page.mouse.move(1, 1);
  await expect(button(page, next)).toBeVisible();
});

test('shows the next picture every 2500 ms, until Pause and after Play', async ({ page }) => {
  for (let step = 0; step <= slides.length; step++) {
    const now = await titleOf(page);
    await page.clock.runFor(SLIDE_MS);
    await expectSlide(page, after(now, 1));
  }
  const now = await titleOf(page);
  await button(page, pause).click();
  await page.mouse.move(1, 1);
  await button(page, play).blur();
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, now);
  // It plays although its button has the focus and the mouse.
  await button(page, play).click();
  await page.clock.runFor(SLIDE_MS);
  await expectSlide(page, after(now, 1));
});

test('stands still under a mouse, under the focus and in a hidden tab', async ({ page }) => {
  const now = await titleOf(page);
  await shown(page).hover();
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, now);
  await page.mouse.move(1, 1);
  await button(page, next).focus();
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, now);
  await page.keyboard.press('Enter');
  await expectSlide(page, after(now, 1));
  await shown(page).hover();
  await page.mouse.move(1, 1);
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, after(now, 1));
  await button(page, previous).click();
  await expectSlide(page, now);
  await button(page, previous).blur();
  await page.mouse.move(1, 1);
  await page.clock.runFor(SLIDE_MS);
  await expectSlide(page, after(now, 1));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  });
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, after(now, 1));
});

test('says which picture it shows; under reduced motion it shows all without buttons', async ({
  page,
}) => {
  await button(page, next).click();
  const title = await titleOf(page);
  const number = slides.findIndex((slide) => slide.title === title) + 1;
  const place = shown(page).getByText(formatMessage(position, { number, count: slides.length }));
  await expect(place).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(shown(page)).toHaveCount(slides.length);
  for (const name of [pause, previous, next]) {
    await expect(button(page, name)).toBeHidden();
  }
});
