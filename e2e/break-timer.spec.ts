import { expect, type Page } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { openPaused } from './support/animations';
import { expectNoAxeViolations } from './support/axe';
import { findPathOf } from './support/sample-pages';
import { test } from './support/test';

const messages = getMessages()['twenty-twenty-twenty'];
const { everyMinutes, restSeconds } = getContent().facts.twentyTwentyTwenty;
const WORK_MS = everyMinutes * 60_000;
const REST_MS = restSeconds * 1000;

const timer = (page: Page) => page.getByRole('main').getByRole('timer');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.beforeEach(({ page }) => openPaused(page, findPathOf('twenty-twenty-twenty')));

test('the break timer works by keyboard, announces only its phases, repeats them and stops', async ({
  page,
}) => {
  const title = await page.title();
  const reminder = formatMessage(messages.tabTitle, { title });
  await button(page, messages.start).press('Enter');
  await expect(button(page, messages.stop)).toBeFocused();
  await expect(timer(page)).toContainText(`${everyMinutes}:00`);
  // Screen readers announce changes of the status, but not every second.
  await expect(timer(page)).not.toHaveAttribute('aria-live', /polite|assertive/);
  await expect(status(page, messages.working)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: timer(page) })).toHaveCount(0);
  await page.clock.runFor(65_000);
  await expect(timer(page)).toContainText(`${everyMinutes - 2}:55`);
  await expect(page).toHaveTitle(title);
  await page.clock.runFor(WORK_MS - 65_000);
  await expect(timer(page)).toContainText(messages.break);
  await expect(timer(page)).toContainText(`0:${restSeconds}`);
  await expect(status(page, messages.resting)).toBeVisible();
  await expect(page).toHaveTitle(reminder);
  await page.clock.runFor(REST_MS);
  await expect(timer(page)).toContainText(messages.untilBreak);
  await expect(page).toHaveTitle(title);

  // A break has its full length, even if the end of the work phase is noticed late.
  await page.clock.fastForward(3 * WORK_MS);
  await expect(timer(page)).toContainText(`0:${restSeconds}`);
  await expect(page).toHaveTitle(reminder);
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await button(page, messages.stop).click();
  await expect(status(page, messages.stopped)).toBeVisible();
  await expect(timer(page)).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test('the break timer plays a sound only if the checkbox is checked', async ({ page }) => {
  const chimes = await page.evaluateHandle(() => {
    const counter = { count: 0 };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when: [number?]) {
      counter.count += 1;
      start.apply(this, when);
    };
    return counter;
  });
  const expectChimes = (count: number) =>
    expect.poll(() => chimes.evaluate((counter) => counter.count)).toBe(count);
  await button(page, messages.start).click();
  await page.clock.runFor(WORK_MS + REST_MS);
  await expectChimes(0);
  await page.getByRole('checkbox', { name: messages.sound }).check();
  // One chime at once, so that visitors know the sound, and one at the start and the end of a break.
  await expectChimes(1);
  await page.clock.runFor(WORK_MS + REST_MS);
  await expectChimes(3);
});
