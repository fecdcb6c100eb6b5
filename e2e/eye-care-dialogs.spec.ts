import { expect } from '@playwright/test';
import { listPlainRuns, toPlainSpaces } from '@/checks/support/texts';
import { getContent } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { expectNoAxeViolations } from './support/axe';
import { setTextSize } from './support/layout';
import { test } from './support/test';

const { eyeCareCards, messages } = getContent();
const { openAbout } = messages.home.eyeCare;

test.beforeEach(({ page }) => page.goto('/'));

test('closing an eye-care dialog in any way returns the focus; a click inside does not close it', async ({
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
      await close.backdrop();
    },
  };
  for (const [name, act] of Object.entries(close)) {
    await opener.click();
    await expect(dialog.locator(':focus'), name).toHaveCount(1);
    await dialog.getByRole('heading').first().click();
    await expect(dialog).toBeVisible();
    await act();
    await expect(dialog, name).toBeHidden();
    await expect(opener, name).toBeFocused();
  }
  await opener.click();
  // The page behind the dialog neither scrolls nor shifts.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect((await main.boundingBox())?.width).toBe(before?.width);
  await expectNoAxeViolations(page);
});

test('each eye-care card opens a dialog with its text, which fits a 320 px wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await setTextSize(page, '24px');
  for (const { title, body } of eyeCareCards) {
    await page
      .getByRole('button', { name: formatMessage(openAbout, { title }), exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    const [run = ''] = listPlainRuns(body);
    expect(toPlainSpaces(await dialog.innerText())).toContain(toPlainSpaces(run));
    const excess = await dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(excess, title).toBe(0);
    await page.keyboard.press('Escape');
  }
});
