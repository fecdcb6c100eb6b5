import { expect } from '@playwright/test';
import { getBlockPages } from '@/lib/content/pages/pages';
import { MAX_OPEN_REFERENCES } from '@/lib/content/pages/references';
import { toCitations } from '@/lib/text/rich-text';
import { test } from './support/test';

/** A page with so many sources that their list is folded. */
const folded = getBlockPages().find(({ body }) => toCitations(body).size > MAX_OPEN_REFERENCES);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a mark opens the folded list and leads to its source', async ({ page }) => {
      await page.goto(String(folded?.path));
      const fold = page.locator('.reference-fold');
      await expect(fold).not.toHaveAttribute('open');
      const mark = page.getByRole('main').locator('sup a').last();
      const source = page.locator((await mark.getAttribute('href')) ?? '');
      await mark.click();
      await expect(fold).toHaveAttribute('open');
      await expect(source).toBeInViewport();
    });
  });
}
