import { expect, type Page } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { expectReady } from './support/animations';
import { expectNoAxeViolations } from './support/axe';
import { findPathOf } from './support/sample-pages';
import { test } from './support/test';

const messages = getMessages()['twenty-twenty-twenty'];
const { everyMinutes, restSeconds } = getContent().facts.twentyTwentyTwenty;
const WORK_MS = everyMinutes * 60_000;
const REST_MS = restSeconds * 1000;
const path = findPathOf('twenty-twenty-twenty');
const START = new Date('2026-11-22T10:00:00');

const main = (page: Page) => page.getByRole('main');
const timer = (page: Page) => main(page).getByRole('timer');
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();
const expectStatus = (page: Page, text: string) =>
  expect(main(page).getByRole('status').filter({ hasText: text })).toBeVisible();

/** Opens the page with a clock that the test alone moves. */
async function open(page: Page) {
  await page.clock.install({ time: START });
  await page.goto(path);
  await expectReady(page);
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
}

const expectReminder = async (page: Page, own: string) =>
  expect(page).toHaveTitle(formatMessage(messages.tabTitle, { title: own }));

test('counts the minutes and the seconds down, begins again, and stops without a trace', async ({
  page,
}) => {
  await open(page);
  const own = await page.title();
  await press(page, messages.start);
  await expect(timer(page)).toContainText(`${everyMinutes}:00`);
  await expectStatus(page, messages.working);
  await page.clock.runFor(65_000);
  await expect(timer(page)).toContainText(`${everyMinutes - 2}:55`);
  await expect(page).toHaveTitle(own);
  await page.clock.runFor(WORK_MS - 65_000);
  await expect(timer(page)).toContainText(messages.break);
  await expect(timer(page)).toContainText(`0:${restSeconds}`);
  await expectStatus(page, messages.resting);
  await expectReminder(page, own);
  await page.clock.runFor(REST_MS);
  await expect(timer(page)).toContainText(messages.untilBreak);
  await expectStatus(page, messages.working);
  await expect(page).toHaveTitle(own);

  await page.clock.runFor(WORK_MS);
  await expectReminder(page, own);
  await press(page, messages.stop);
  await expectStatus(page, messages.stopped);
  await expect(timer(page)).toHaveCount(0);
  await expect(page).toHaveTitle(own);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['splash']);
  await page.reload();
  await expect(main(page).getByRole('button', { name: messages.start, exact: true })).toBeVisible();
  await expect(timer(page)).toHaveCount(0);
});

test('a break has its full length, however late the end of the work is noticed', async ({
  page,
}) => {
  await open(page);
  await press(page, messages.start);
  await page.clock.fastForward(3 * WORK_MS);
  await expect(timer(page)).toContainText(messages.break);
  await expect(timer(page)).toContainText(`0:${restSeconds}`);
});

test('plays a sound only if asked for, and says when it cannot', async ({ page }) => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when: [number?]) {
      const root = document.documentElement;
      root.dataset.chimes = String(Number(root.dataset.chimes ?? 0) + 1);
      start.apply(this, when);
    };
  });
  await open(page);
  const sound = main(page).getByRole('checkbox', { name: messages.sound });
  const root = page.locator('html');
  await press(page, messages.start);
  await page.clock.runFor(WORK_MS + REST_MS);
  await expect(root).not.toHaveAttribute('data-chimes');
  await sound.check();
  // A chime at once, so that one knows it, and at the beginning and the end of a break.
  await expect(root).toHaveAttribute('data-chimes', '1');
  await page.clock.runFor(WORK_MS);
  await expect(root).toHaveAttribute('data-chimes', '2');
  await page.clock.runFor(REST_MS);
  await expect(root).toHaveAttribute('data-chimes', '3');

  await page.reload();
  await page.evaluate(() => Object.assign(window, { AudioContext: undefined }));
  await sound.click();
  await expectStatus(page, messages.soundFailed);
  await expect(sound).not.toBeChecked();
});

test('works by keyboard, and announces its changes alone', async ({ page }) => {
  await open(page);
  await main(page).getByRole('button', { name: messages.start, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: messages.stop, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('checkbox', { name: messages.sound })).toBeFocused();
  await expect(
    main(page)
      .getByRole('status')
      .filter({ has: timer(page) }),
  ).toHaveCount(0);
  await expect(timer(page)).not.toHaveAttribute('aria-live', /polite|assertive/);
  const status = main(page).getByRole('status').filter({ hasText: messages.working });
  await status.evaluate((element) => {
    new MutationObserver(() => element.setAttribute('data-changed', '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.clock.runFor(WORK_MS / 2);
  await expect(timer(page)).toContainText(`${everyMinutes / 2}:00`);
  await expect(status).not.toHaveAttribute('data-changed');
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(messages.title)).toBeHidden();
});
