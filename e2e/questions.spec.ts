import { expect } from '@playwright/test';
import { getQuestionGroups } from '@/lib/content/questions';
import { test } from './support/test';

const questions = getQuestionGroups().flatMap(({ items }) => items);

test('an address with a question opens it, and one of all is open at most', async ({ page }) => {
  const id = questions.at(-1)?.id ?? '';
  const question = page.locator(`[id="${id}"]`);
  await page.goto(`/faq/#${id}`);
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('summary')).toBeInViewport();
  const other = questions[0]?.id ?? '';
  await page.evaluate((hash) => {
    location.hash = hash;
  }, other);
  const open = page.locator('details[name][open]');
  await expect(open).toHaveAttribute('id', other);
  await question.locator('summary').click();
  await expect(open).toHaveAttribute('id', id);
});
