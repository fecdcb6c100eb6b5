import { expect, type Page } from '@playwright/test';
import { getClinic, getMessages } from '@/lib/content/get-content';
import { control, fillInPatient } from './support/forms';
import { article, post } from './support/sample-pages';
import { test } from './support/test';

/** The width between the print margins of an A4 sheet, in CSS px. */
const SHEET_WIDTH = Math.floor(174 * (96 / 25.4));

/** Lists rotated texts, such as on the back of a card, and elements that are clipped or wider than the sheet. */
const listPrintProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTurned = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).transform !== 'none' || isTurned(element.parentElement));
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter(
        (element) =>
          (isTurned(element) && element.innerText?.trim()) ||
          getComputedStyle(element).clipPath !== 'none' ||
          element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 90));
  });

test.beforeEach(({ page }) => page.setViewportSize({ width: SHEET_WIDTH, height: 1123 }));

test('an article prints in black on white, with the URLs of its sources, without header, footer and buttons', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(article.path);
  // The name is CSS generated content, which text locators do not find.
  await expect(page.locator(`span[data-text="${getClinic().name}"]`)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const role of ['navigation', 'button'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  const colours = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element.checkVisibility() && element.innerText?.trim())
        .map((element) => getComputedStyle(element).color),
    );
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const sources = page.getByRole('main').locator('li[id^="reference-"] a');
  const printed = await sources.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, '::after').content.includes('(')),
  );
  expect(new Set(printed)).toEqual(new Set([true]));
});

test('answers and sources that are collapsed on screen are printed', async ({ page }) => {
  for (const [path, parts] of [
    ['/faq/', 'main details p'],
    [article.path, '.reference-fold li'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const part = page.locator(parts);
    await expect(part.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(part.filter({ visible: true })).toHaveCount(await part.count());
    // Browsers without `::details-content` print only open `<details>`.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('main details:not([open])')).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('main details[open]')).toHaveCount(0);
  }
});

test('every answer of a filled-in form is printed in full', async ({ page }) => {
  const symptoms = 'Headaches after reading for ten minutes. '.repeat(20);
  await fillInPatient(page, { symptoms });
  await page.emulateMedia({ media: 'print' });
  expect(await listPrintProblems(page)).toEqual([]);
  for (const name of Object.keys(getMessages().forms.patient.fields)) {
    await expect(control(page, name)).toBeVisible();
    const isCut = await control(page, name).evaluate(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
    );
    expect(isCut, name).toBe(false);
  }
});

test('no printed text is rotated, clipped or wider than the sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', article.path, '/vision-therapy/', '/faq/', '/blog/', post.path]) {
    await page.goto(path);
    expect.soft(await listPrintProblems(page), path).toEqual([]);
  }
});
