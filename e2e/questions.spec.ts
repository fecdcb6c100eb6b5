import { expect } from '@playwright/test';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { headerBottom } from './support/header';
import { holdScripts } from './support/hold-requests';
import { test } from './support/test';

const questions = getQuestionGroups().flatMap(({ items }) => items);

test('a URL with the id of a question opens it; opening a question closes the others and keeps it in view', {
  tag: '@both-screens',
}, async ({ page }) => {
  const open = page.locator('details[name][open]');
  for (const { id } of [...questions.slice(-1), ...questions.slice(0, 1)]) {
    await page.goto(`/faq/#${id}`);
    await expect(open).toHaveAttribute('id', id);
    await expect(open.locator('summary')).toBeInViewport();
  }
  const question = page.locator('details[name]');
  // The question is closed by the visitor or by another question, while the URL still has its fragment.
  for (const closed of [question.first(), question.last()]) {
    await closed.locator('summary').click();
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('afterbegin', `<a href="${location.hash}"><b>again</b></a>`);
    });
    await page.getByText('again').first().click();
    await expect(open).toHaveAttribute('id', questions[0]?.id ?? '');
  }
  await question.last().locator('summary').click();
  await expect(open).toHaveAttribute('id', questions.at(-1)?.id ?? '');

  await holdScripts(page);
  for (const path of ['/', '/faq/']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Without a shared `name`, the browser itself closes none of them.
    await question.evaluateAll((all) => {
      for (const details of all) {
        details.setAttribute('name', details.id);
      }
    });
    for (const index of [0, 1, -1]) {
      const summary = question.nth(index).locator('summary');
      // Closing an answer above moves the question up.
      const top = (await headerBottom(page)) + 10;
      await summary.evaluate((element, y) => {
        scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' });
      }, top);
      await summary.click();
      await expect(question.nth(index)).toHaveAttribute('open');
      await expect(open).toHaveCount(1);
      await expect
        .poll(async () => ((await summary.boundingBox())?.y ?? 0) - (await headerBottom(page)))
        .toBeGreaterThanOrEqual(0);
    }
  }
});
