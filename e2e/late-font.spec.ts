import { expect } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { noteShifts, readToTheEnd } from './support/layout-shifts';
import { replaceMap } from './support/replace-map';
import { article } from './support/sample-pages';
import { test } from './support/test';

test('nothing shifts when the font loads late', { tag: '@both-screens' }, async ({ page }) => {
  await noteShifts(page);
  await replaceMap(page);
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto(article.path, { waitUntil: 'commit' });
  // The theme button works: the page was painted and hydrated without its font.
  const themeButton = page.getByRole('button', { name: /theme/i });
  await themeButton.click();
  await expect(page.locator('html')).toHaveClass(/light/);
  const font = page.waitForResponse('**/*.woff2');
  release();
  await font;
  await page.waitForLoadState();
  expect(await readToTheEnd(page)).toEqual([]);
});
