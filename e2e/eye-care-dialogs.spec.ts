import { expect, type Locator } from '@playwright/test';
import { listPlainRuns, toPlainSpaces } from '@/checks/support/texts';
import { getContent } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { expectNoAxeViolations } from './support/axe';
import { countWords, setTextSize } from './support/layout';
import { test } from './support/test';

const { eyeCareCards, messages } = getContent();
const { openAbout } = messages.home.eyeCare;

/** Selects text of a dialog, from its title to outside of it. */
async function selectOutwards(dialog: Locator): Promise<void> {
  const { mouse } = dialog.page();
  await dialog.getByRole('heading').first().hover();
  await mouse.down();
  await mouse.move(4, 300);
  await mouse.up();
}

test.beforeEach(({ page }) => page.goto('/'));

test('each way to close an eye-care dialog returns the focus; a click or a selection inside does not close it', async ({
  page,
}) => {
  const [card = { title: '' }] = eyeCareCards;
  const opener = page.getByRole('button', {
    name: formatMessage(openAbout, { title: card.title }),
    exact: true,
  });
  const dialog = page.getByRole('dialog', { name: card.title, exact: true });
  const main = page.getByRole('main');
  const before = await main.boundingBox();
  const close = {
    mark: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    button: () => dialog.getByRole('button', { name: 'Go Back' }).click(),
    backdrop: () => page.mouse.click(4, 200),
    'the Escape key': () => page.keyboard.press('Escape'),
    'backdrop without closedby': async () => {
      await dialog.evaluate((element) => {
        Object.defineProperty(element, 'closedBy', { value: undefined });
        element.removeAttribute('closedby');
      });
      await selectOutwards(dialog);
      await expect(dialog).toBeVisible();
      await close.backdrop();
    },
  };
  for (const [name, act] of Object.entries(close)) {
    await opener.click();
    await expect(dialog.locator(':focus'), name).toHaveCount(1);
    await dialog.getByRole('heading').first().click();
    await selectOutwards(dialog);
    await expect(dialog).toBeVisible();
    await act();
    await expect(dialog, name).toBeHidden();
    await expect(opener, name).toBeFocused();
  }
  await opener.click();
  // The page behind does not scroll or move.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect((await main.boundingBox())?.width).toBe(before?.width);
  await expectNoAxeViolations(page);
});

test('each eye-care card opens with its own text and a title whose words are whole on the narrowest screen', async ({
  page,
}) => {
  for (const [width, fontSize] of [
    [320, '100%'],
    [320, '24px'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await setTextSize(page, fontSize);
    for (const { title, body } of eyeCareCards) {
      await page
        .getByRole('button', { name: formatMessage(openAbout, { title }), exact: true })
        .click();
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      const text = toPlainSpaces(await dialog.innerText());
      for (const run of listPlainRuns(body)) {
        expect(text).toContain(toPlainSpaces(run));
      }
      const { broken } = await countWords(
        dialog.getByRole('heading', { name: title, exact: true }),
      );
      expect(broken, `${title} at ${width} px, ${fontSize}`).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});
