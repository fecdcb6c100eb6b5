import { expect, type Page } from '@playwright/test';
import { eyeCareCards } from '@/content/en/eye-care';
import { home } from '@/content/en/home';
import { expectNoFaults } from './support/axe';
import { test } from './support/test';

const [card] = eyeCareCards;
const title = card?.title ?? '';
const opener = (page: Page) => page.getByRole('button', { name: `${home.eyeCare.open}: ${title}` });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const ways: [name: string, close: (page: Page) => Promise<void>][] = [
  ['the close mark', (page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
  ['Go Back', (page) => page.getByRole('button', { name: 'Go Back' }).click()],
  ['the backdrop', (page) => page.mouse.click(4, 200)],
  ['Escape', (page) => page.keyboard.press('Escape')],
];

for (const [name, close] of ways) {
  test(`${name} closes the dialog, and the focus returns`, async ({ page }) => {
    await opener(page).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await close(page);
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test('all three cards open, with their own text', async ({ page }) => {
  expect(eyeCareCards).toHaveLength(3);
  for (const { title: name } of eyeCareCards) {
    await page.getByRole('button', { name: `${home.eyeCare.open}: ${name}` }).click();
    const dialog = page.getByRole('dialog', { name });
    expect((await dialog.innerText()).length).toBeGreaterThan(600);
    await page.keyboard.press('Escape');
  }
});

test('a click inside leaves it open, and the page behind stays still', async ({ page }) => {
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
  await page.mouse.move(4, 200);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('End');
  expect((await page.evaluate(() => scrollY)) - (before[0] ?? 0)).toBe(0);
  await expectNoFaults(page);
});
