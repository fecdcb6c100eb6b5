import { expect } from '@playwright/test';
import { toCitations } from '@/lib/content/citations';
import { getBlockPages } from '@/lib/content/pages';
import { MAX_OPEN_REFERENCES } from '@/lib/content/references';
import { test } from './support/test';

/** A page with so many sources that their list is folded. */
function findPageWithFold(): { path: string; count: number } {
  const page = getBlockPages()
    .map(({ path, body }) => ({ path, count: toCitations(body).size }))
    .find(({ count }) => count > MAX_OPEN_REFERENCES);
  if (!page) {
    throw new Error(`No page cites more than ${MAX_OPEN_REFERENCES} sources: no list is folded`);
  }
  return page;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a mark opens the folded list and leads to its source', async ({ page }) => {
      await page.goto(findPageWithFold().path);
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

test('on paper a folded list is open', async ({ page }) => {
  const { path, count } = findPageWithFold();
  await page.goto(path);
  const sources = page.locator('.reference-fold li').filter({ visible: true });
  await expect(sources).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(sources).toHaveCount(count);
});
