import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { expectNoAxeViolations } from './support/axe';
import { setTextSize } from './support/layout';
import { article, post } from './support/sample-pages';
import { test } from './support/test';

const { contents: title } = getMessages().page;

const contents = (page: Page) => page.getByRole('navigation', { name: title });
const links = (page: Page) => contents(page).getByRole('link');
const fold = (page: Page) => contents(page).locator('summary');

const isBesideText = async (page: Page) => {
  const list = await contents(page).boundingBox();
  const first = await page.locator(await hashOf(page, 0)).boundingBox();
  return (list?.x ?? 0) > (first?.x ?? 0) + 300;
};

const hashOf = async (page: Page, index: number) =>
  (await links(page).nth(index).getAttribute('href')) ?? '';

/** Whether the contents come before the first section in the document. */
const isBeforeText = async (page: Page) =>
  contents(page).evaluate(
    (nav, first) =>
      Boolean(
        nav.compareDocumentPosition(document.querySelector(first) ?? nav) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    await hashOf(page, 0),
  );

const pages = [article.path, '/faq/', '/privacy/', post.path];

test('the contents of a page stand before its text, unfold and lead to a section', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(links(page).first()).toBeHidden();
    await fold(page).click();
    await expect(links(page).first()).toBeVisible();
    const target = await hashOf(page, 1);
    await links(page).nth(1).click();
    await expect(page).toHaveURL(`${path}${target}`);
    await expect(page.locator(target)).toBeInViewport();
  }
  await expectNoAxeViolations(page);
});

test('on a wide screen the contents stand beside the text, before it in the order of reading; large text folds them', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(fold(page)).toBeHidden();
    await expect(links(page).first()).toBeVisible();
    expect(await isBesideText(page), path).toBe(true);
    expect(await isBeforeText(page), path).toBe(true);
    await setTextSize(page, '200%');
    await expect(fold(page)).toBeVisible();
  }
});

test('on a low screen the contents scroll by themselves', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.goto(article.path);
  await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  await contents(page).hover();
  await page.mouse.wheel(0, 600);
  await expect(links(page).last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expectNoAxeViolations(page);
});
