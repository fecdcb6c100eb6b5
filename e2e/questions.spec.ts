import { expect } from '@playwright/test';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { headerBottom } from './support/header';
import { test } from './support/test';

const questions = getQuestionGroups().flatMap(({ items }) => items);

test('an address with a question opens it; one question is open at most', async ({ page }) => {
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

for (const path of ['/', '/faq/']) {
  test(`at ${path} an opened question closes the others and stays in view, without exclusive details too`, {
    tag: '@both-screens',
  }, async ({ page }) => {
    await page.goto(path);
    // Without a common name, the browser itself closes none of them.
    await page.$$eval('details[name]', (all) => {
      for (const details of all) {
        details.setAttribute('name', details.id);
      }
    });
    const question = page.locator('details[name]');
    for (const index of [0, 1, -1]) {
      const summary = question.nth(index).locator('summary');
      // An answer that closes above moves the question up.
      const top = (await headerBottom(page)) + 10;
      await summary.evaluate((element, y) => {
        scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' });
      }, top);
      await summary.click();
      await expect(question.nth(index)).toHaveAttribute('open');
      await expect(page.locator('details[name][open]')).toHaveCount(1);
      await expect
        .poll(async () => ((await summary.boundingBox())?.y ?? 0) - (await headerBottom(page)))
        .toBeGreaterThanOrEqual(0);
    }
  });
}
