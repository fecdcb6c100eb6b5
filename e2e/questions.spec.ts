import { expect, type Page } from '@playwright/test';
import { getLandingQuestionGroups, getQuestionGroups } from '@/lib/content/questions';
import { test } from './support/test';

const questions = getQuestionGroups().flatMap(({ items }) => items);

const open = (page: Page) => page.locator('details[open]');

for (const { path, groups } of [
  { path: '/', groups: getLandingQuestionGroups() },
  { path: '/faq/', groups: getQuestionGroups() },
]) {
  test(`at ${path} every group has its questions, and one of all is open at most`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const { title, items } of groups) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const group = page.locator('main div').filter({ has: heading }).last();
      await expect(group.locator('summary')).toHaveText(items.map(({ question }) => question));
    }
    const summaries = page.locator('details[name] > summary');
    const count = groups.flatMap(({ items }) => items).length;
    await expect(summaries).toHaveCount(count);
    await expect(open(page)).toHaveCount(0);
    const last = count - 1;
    for (const index of [0, Math.floor(last / 2), last]) {
      await summaries.nth(index).click();
      await expect(open(page)).toHaveCount(1);
      await expect(summaries.nth(index).locator('..')).toHaveAttribute('open');
    }
    await summaries.nth(last).click();
    await expect(open(page)).toHaveCount(0);
    await summaries.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(open(page)).toHaveCount(1);
  });
}

test('an address with a question opens it', async ({ page }) => {
  const id = questions.at(-1)?.id ?? '';
  const question = page.locator(`[id="${id}"]`);
  await page.goto(`/faq/#${id}`);
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('summary')).toBeInViewport();
  const other = questions[0]?.id ?? '';
  await page.evaluate((hash) => {
    location.hash = hash;
  }, other);
  await expect(page.locator(`[id="${other}"]`)).toHaveAttribute('open');
  await expect(open(page)).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the questions still open one at a time', async ({ page }) => {
    await page.goto('/faq/');
    await page.locator('details[name] > summary').first().click();
    await page.locator('details[name] > summary').last().click();
    await expect(open(page)).toHaveCount(1);
  });
});
