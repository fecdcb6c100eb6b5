import { expect, type Page } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { type Article, getArticles } from '@/lib/content/pages/articles';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { formatMessage } from '@/lib/text/format-message';
import { expectReady } from './support/animations';
import { expectNoAxeViolations } from './support/axe';
import { denyStorage } from './support/deny-storage';
import { test } from './support/test';

const messages = getMessages()['twenty-twenty-twenty'];
const { everyMinutes, restSeconds } = getContent().facts.twentyTwentyTwenty;
const WORK_MS = everyMinutes * 60_000;
const REST_MS = restSeconds * 1000;
const articles = getArticles();
const hasTimer = ({ body }: Article) => body.some(({ kind }) => kind === 'twenty-twenty-twenty');
const path = String(articles.find(hasTimer)?.path);
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

test('it counts the minutes down, then the seconds, begins again, and stops without a trace', async ({
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

test('it keeps one moment to go on after a reload; another page has no reminder', async ({
  page,
}) => {
  await open(page);
  const own = await page.title();
  await press(page, messages.start);
  await page.clock.runFor(60_000);
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.values(kept).sort()).toEqual(
    [String(START.getTime() + 60_000 + WORK_MS), 'seen'].sort(),
  );
  await page.reload();
  await expect(timer(page)).toContainText(`${everyMinutes - 1}:00`);
  await page.clock.runFor(WORK_MS - 60_000 + 5000);
  await expect(timer(page)).toContainText(`0:${restSeconds - 5}`);
  await expectReminder(page, own);
  await page.reload();
  await expect(timer(page)).toContainText(messages.break);
  await page.clock.runFor(1000);
  await expectReminder(page, own);
  await page.clock.resume();
  const { label, href } = getMessages().navigation.patientForm;
  await page.getByRole('banner').getByRole('link', { name: label }).click();
  await page.waitForURL((url) => url.pathname === href);
  await expect(page).toHaveTitle(new RegExp(getOnlyPage('form').title));
});

test('a denied storage leaves it working until a reload', async ({ page }) => {
  await denyStorage(page, 'sessionStorage');
  await open(page);
  await press(page, messages.start);
  await page.clock.runFor(WORK_MS);
  await expectStatus(page, messages.resting);
});

test.describe('only if asked for', () => {
  /** A browser whose sounds and notifications are noted. */
  async function openNoted(page: Page) {
    await page.addInitScript(() => {
      const shown: string[] = [];
      const outside = { asked: 0, tones: 0, shown, closed: 0, answer: 'granted', refuses: false };
      class FakeNotification {
        static async requestPermission() {
          outside.asked += 1;
          return outside.answer;
        }
        constructor(title: string) {
          if (outside.refuses) {
            throw new TypeError('Illegal constructor');
          }
          shown.push(title);
        }
        close() {
          outside.closed += 1;
        }
      }
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (this: OscillatorNode, ...when: [number?]) {
        outside.tones += 1;
        start.apply(this, when);
      };
      Object.assign(window, { Notification: FakeNotification, outside });
    });
    await open(page);
    await press(page, messages.start);
  }
  const outsideOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'outside'));
  const option = (page: Page, name: string) => main(page).getByRole('checkbox', { name });

  test('there are a sound and a notification, and nothing before', async ({ page }) => {
    await openNoted(page);
    await page.clock.runFor(WORK_MS);
    expect(await outsideOf(page)).toMatchObject({ asked: 0, tones: 0, shown: [] });
    await page.clock.runFor(REST_MS);
    await option(page, messages.sound).check();
    // Two tones at once, so that one knows them, and two at the beginning and the end of a break.
    await expect.poll(async () => (await outsideOf(page)).tones).toBe(2);
    expect(await outsideOf(page)).toMatchObject({ asked: 0, shown: [] });
    await option(page, messages.notification).check();
    await expectStatus(page, messages.notificationOn);
    await page.clock.runFor(WORK_MS);
    const shown = [messages.notificationOn, messages.resting];
    await expect.poll(() => outsideOf(page)).toMatchObject({ asked: 1, tones: 4, shown });
    await page.clock.runFor(REST_MS);
    // The notification goes with the break.
    await expect.poll(() => outsideOf(page)).toMatchObject({ tones: 6, closed: 1 });
    await option(page, messages.sound).uncheck();
    await page.clock.runFor(WORK_MS);
    await expectStatus(page, messages.resting);
    expect(await outsideOf(page)).toMatchObject({ tones: 6 });
  });

  test('what is refused, or is more than the browser can, stays off and says so', async ({
    page,
  }) => {
    await openNoted(page);
    const notification = option(page, messages.notification);
    for (const [given, message] of [
      [{ refuses: true }, messages.notificationFailed],
      [{ answer: 'denied' }, messages.notificationDenied],
    ] as const) {
      await page.evaluate((how) => Object.assign(Reflect.get(window, 'outside'), how), given);
      await notification.click();
      await expectStatus(page, message);
      await expect(notification).not.toBeChecked();
    }
    await page.clock.runFor(WORK_MS);
    await expectStatus(page, messages.resting);
    expect(await outsideOf(page)).toMatchObject({ asked: 2, shown: [] });

    await page.evaluate(() =>
      Object.assign(window, { Notification: undefined, AudioContext: undefined }),
    );
    await notification.click();
    await expectStatus(page, messages.notificationFailed);
    await option(page, messages.sound).click();
    await expectStatus(page, messages.soundFailed);
    await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

test('it works by keyboard, and its changes alone are announced', async ({ page }) => {
  await open(page);
  await main(page).getByRole('button', { name: messages.start, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: messages.stop, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('checkbox', { name: messages.sound })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('checkbox', { name: messages.notification })).toBeFocused();
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence says what to do', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(messages.noScript)).toBeVisible();
    await expect(page.getByText(messages.lead)).toBeHidden();
    await expect(main(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  });
});
