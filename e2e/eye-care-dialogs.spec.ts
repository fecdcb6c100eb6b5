import { expect, type Page } from '@playwright/test';
import { listPlainRuns, toPlainSpaces } from '@/checks/support/texts';
import { getContent } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { expectNoAxeViolations } from './support/axe';
import { test } from './support/test';

const { eyeCareCards, messages } = getContent();
const title = eyeCareCards[0]?.title ?? '';

const opener = (page: Page, name = title) =>
  page.getByRole('button', {
    name: formatMessage(messages.home.eyeCare.openAbout, { title: name }),
    exact: true,
  });
const opened = (page: Page, name = title) => page.getByRole('dialog', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const ways: [name: string, close: (page: Page) => Promise<void>][] = [
  ['the close mark', (page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
  ['Go Back', (page) => page.getByRole('button', { name: 'Go Back' }).click()],
  ['the backdrop', (page) => page.mouse.click(4, 200)],
  ['Escape', (page) => page.keyboard.press('Escape')],
];

test('each way to close the dialog returns the focus', async ({ page }) => {
  for (const [name, close] of ways) {
    await opener(page).click();
    const dialog = opened(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await close(page);
    await expect(dialog, name).toBeHidden();
    await expect(opener(page), name).toBeFocused();
  }
});

test('every card opens, with its own text', async ({ page }) => {
  for (const { title: name, body } of eyeCareCards) {
    await opener(page, name).click();
    const text = toPlainSpaces(await opened(page, name).innerText());
    for (const run of listPlainRuns(body)) {
      expect(text).toContain(toPlainSpaces(run));
    }
    await page.keyboard.press('Escape');
  }
});

test('no word of a title breaks, also on the narrowest screen', async ({ page }) => {
  for (const [width, fontSize] of [
    [320, '100%'],
    [320, '24px'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    for (const { title: name } of eyeCareCards) {
      await opener(page, name).click();
      const broken = await opened(page, name)
        .getByRole('heading', { name, exact: true })
        .evaluate((heading) => {
          const text = heading.firstChild;
          return [...(heading.textContent ?? '').matchAll(/\S+/g)]
            .filter(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(text ?? heading, index);
              range.setEnd(text ?? heading, index + word.length);
              return range.getClientRects().length > 1;
            })
            .map(([word]) => word);
        });
      expect(broken, `${width} px, ${fontSize}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(opened(page, name)).toBeHidden();
    }
  }
});

test('a browser without `closedby` closes by the backdrop, and not by a selection', async ({
  page,
}) => {
  await opener(page).click();
  const dialog = opened(page);
  await dialog.evaluate((element) => {
    Object.defineProperty(element, 'closedBy', { value: undefined });
    element.removeAttribute('closedby');
  });
  await dialog.getByRole('heading').first().hover();
  await page.mouse.down();
  await page.mouse.move(4, 300);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 200);
  await expect(dialog).toBeHidden();
});

test('a click or a selection inside leaves it open, and the page behind does not scroll', async ({
  page,
}) => {
  const width = () => page.evaluate(() => document.querySelector('main')?.clientWidth);
  const before = await width();
  await opener(page).click();
  const dialog = opened(page);
  await dialog.getByRole('heading').first().click();
  await dialog.getByRole('heading').first().hover();
  await page.mouse.down();
  await page.mouse.move(4, 300);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await width()).toBe(before);
  await expectNoAxeViolations(page);
});
