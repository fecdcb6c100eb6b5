import { expect, type Locator, type Page } from '@playwright/test';
import { listPlainRuns, toPlainSpaces } from '@/checks/support/texts';
import { getContent } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { expectNoAxeViolations } from './support/axe';
import { countWords, setTextSize } from './support/layout';
import { test } from './support/test';

const { eyeCareCards, messages } = getContent();
const title = eyeCareCards[0]?.title ?? '';

const opener = (page: Page, name = title) =>
  page.getByRole('button', {
    name: formatMessage(messages.home.eyeCare.openAbout, { title: name }),
    exact: true,
  });
const opened = (page: Page, name = title) => page.getByRole('dialog', { name, exact: true });

/** Selects text of a dialog, from its title to outside of it. */
async function selectOutwards(dialog: Locator): Promise<void> {
  const { mouse } = dialog.page();
  await dialog.getByRole('heading').first().hover();
  await mouse.down();
  await mouse.move(4, 300);
  await mouse.up();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const ways: [name: string, close: (page: Page) => Promise<void>][] = [
  ['the close mark', (page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
  ['Go Back', (page) => page.getByRole('button', { name: 'Go Back' }).click()],
  ['the backdrop', (page) => page.mouse.click(4, 200)],
  ['Escape', (page) => page.keyboard.press('Escape')],
];

test('each way to close the dialog returns the focus; a click or a selection inside does not close it', async ({
  page,
}) => {
  const width = () => page.evaluate(() => document.querySelector('main')?.clientWidth);
  const before = await width();
  const dialog = opened(page);
  for (const [name, close] of ways) {
    await opener(page).click();
    await expect(dialog.locator(':focus'), name).toHaveCount(1);
    await dialog.getByRole('heading').first().click();
    await selectOutwards(dialog);
    await expect(dialog).toBeVisible();
    await close(page);
    await expect(dialog, name).toBeHidden();
    await expect(opener(page), name).toBeFocused();
  }
  await opener(page).click();
  // The page behind does not scroll.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await width()).toBe(before);
  await expectNoAxeViolations(page);

  // A browser without `closedby`.
  await dialog.evaluate((element) => {
    Object.defineProperty(element, 'closedBy', { value: undefined });
    element.removeAttribute('closedby');
  });
  await selectOutwards(dialog);
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 200);
  await expect(dialog).toBeHidden();
});

test('every card opens with its own text, whose title is whole on the narrowest screen', async ({
  page,
}) => {
  for (const [width, fontSize] of [
    [320, '100%'],
    [320, '24px'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await setTextSize(page, fontSize);
    for (const { title: name, body } of eyeCareCards) {
      await opener(page, name).click();
      const dialog = opened(page, name);
      const text = toPlainSpaces(await dialog.innerText());
      for (const run of listPlainRuns(body)) {
        expect(text).toContain(toPlainSpaces(run));
      }
      const { broken } = await countWords(dialog.getByRole('heading', { name, exact: true }));
      expect(broken, `${name} at ${width} px, ${fontSize}`).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});
