import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { SLIDE_MS } from '@/lib/timings';
import { openPaused } from './support/animations';
import { test } from './support/test';

const { slides, position, pause, play, next, previous } = getMessages()['sports-carousel'];
const titles = slides.map(({ title }) => title);

const shown = (page: Page) =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('figure') })
    .filter({ visible: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function expectSlide(page: Page, index: number) {
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAccessibleName(String(titles[index % titles.length]));
}

/** Opens the page, whose clock then stands still, and gives the number of the picture that it shows. */
async function open(page: Page): Promise<number> {
  await openPaused(page, '/sports-vision/sportsvision/');
  await page.mouse.move(1, 1);
  await expect(button(page, next)).toBeVisible();
  return titles.indexOf(String(await shown(page).getAttribute('aria-label')));
}

test('the carousel shows the next picture every 2500 ms, until Pause and after Play', async ({
  page,
}) => {
  const first = await open(page);
  for (const step of [...titles.keys(), titles.length]) {
    await expectSlide(page, first + step);
    await page.clock.runFor(SLIDE_MS);
  }
  await button(page, pause).click();
  await page.mouse.move(1, 1);
  await button(page, play).blur();
  await page.clock.runFor(3 * SLIDE_MS);
  await expectSlide(page, first + 1);
  // It plays although its button has the focus and the mouse.
  await button(page, play).click();
  await page.clock.runFor(SLIDE_MS);
  await expectSlide(page, first + 2);
});

test('the carousel stands still under a mouse, under the focus and in a hidden tab, and shows all pictures under reduced motion', async ({
  page,
}) => {
  const first = await open(page);
  const expectStill = async (index: number) => {
    await page.clock.runFor(3 * SLIDE_MS);
    await expectSlide(page, index);
  };
  await shown(page).hover();
  await expectStill(first);
  await page.mouse.move(1, 1);
  await button(page, next).focus();
  await expectStill(first);
  await page.keyboard.press('Enter');
  await expectSlide(page, first + 1);
  const number = ((first + 1) % titles.length) + 1;
  const place = formatMessage(position, { number, count: titles.length });
  await expect(shown(page).getByText(place)).toBeVisible();
  await shown(page).hover();
  await page.mouse.move(1, 1);
  await expectStill(first + 1);
  await button(page, previous).click();
  await expectSlide(page, first);
  await button(page, previous).blur();
  await page.mouse.move(1, 1);
  await page.clock.runFor(SLIDE_MS);
  await expectSlide(page, first + 1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  });
  await expectStill(first + 1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(shown(page)).toHaveCount(titles.length);
  for (const name of [pause, previous, next]) {
    await expect(button(page, name)).toBeHidden();
  }
});
