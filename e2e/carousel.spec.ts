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

test('the carousel shows the next picture every 2500 ms, pauses on hover, focus and Pause, and has Previous and Next', async ({
  page,
}) => {
  await openPaused(page, '/sports-vision/sportsvision/');
  await page.mouse.move(1, 1);
  await expect(button(page, next)).toBeVisible();
  const first = titles.indexOf(String(await shown(page).getAttribute('aria-label')));
  for (const step of [...titles.keys(), titles.length]) {
    await expectSlide(page, first + step);
    await page.clock.runFor(SLIDE_MS);
  }
  const at = first + titles.length + 1;
  const expectStill = async (index: number) => {
    await page.clock.runFor(3 * SLIDE_MS);
    await expectSlide(page, index);
  };
  await shown(page).hover();
  await expectStill(at);
  await page.mouse.move(1, 1);
  await button(page, next).focus();
  await expectStill(at);
  await page.keyboard.press('Enter');
  await expectSlide(page, at + 1);
  const number = ((at + 1) % titles.length) + 1;
  const place = formatMessage(position, { number, count: titles.length });
  await expect(shown(page).getByText(place)).toBeVisible();
  await button(page, previous).click();
  await expectSlide(page, at);
  await button(page, pause).click();
  await page.mouse.move(1, 1);
  await button(page, play).blur();
  await expectStill(at);
  // It plays even though its button is focused and hovered.
  await button(page, play).click();
  await page.clock.runFor(SLIDE_MS);
  await expectSlide(page, at + 1);
});
