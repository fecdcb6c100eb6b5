import { expect, type Locator, type Page } from '@playwright/test';
import { getClinic, getContent, getMessages } from '@/lib/content/get-content';
import { listLandingCards } from '@/lib/content/pages/articles';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { control, fillInPatient } from './support/forms';
import { article, folded, post } from './support/sample-pages';
import { test } from './support/test';

/** The width that the margins of the print style leave on an A4 sheet, in CSS px. */
const SHEET_WIDTH = Math.floor(174 * (96 / 25.4));

/** Texts that are turned or too wide, headings that may end a sheet, and boxes that Firefox would cut through. */
const listPrintProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const has = (element: Element | null, test: (style: CSSStyleDeclaration) => boolean): boolean =>
      element !== null && (test(getComputedStyle(element)) || has(element.parentElement, test));
    const width = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .flatMap((element) => {
        const { display, breakAfter } = getComputedStyle(element);
        const isWhole = has(element, ({ breakInside }) => breakInside === 'avoid');
        const isTitle = element.matches('h1, h2, h3, summary, dt');
        const isTurned = has(element, ({ transform }) => transform !== 'none');
        return Object.entries({
          turned: isTurned && element.innerText?.trim(),
          'too wide': element.getBoundingClientRect().right > width + 1,
          'may end a sheet': isTitle && breakAfter !== 'avoid' && !isWhole,
          'cut through': /grid|flex/.test(display) && !isWhole,
        })
          .filter(([, isProblem]) => isProblem)
          .map(([problem]) => `${problem}: ${element.outerHTML.slice(0, 90)}`);
      });
  });

/** The addresses that are printed behind links. */
const readAddresses = (links: Locator): Promise<string[]> =>
  links
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((link) => getComputedStyle(link, '::after').content.includes('('))
        .map((link) => link.getAttribute('href') ?? ''),
    );

test.beforeEach(({ page }) => page.setViewportSize({ width: SHEET_WIDTH, height: 1123 }));

test('prints an article black on white, with the addresses of its sources, without header, footer and buttons', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(article.path);
  // Generated content.
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
  expect(await readAddresses(sources)).toHaveLength(await sources.count());
});

test('prints answers and sources that are folded on screen', async ({ page }) => {
  const answers = getQuestionGroups().flatMap(({ items }) => items.flatMap((item) => item.answer));
  for (const [path, parts] of [
    ['/faq/', 'main details p'],
    [folded, '.reference-fold li'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const part = page.locator(parts);
    const count = path === '/faq/' ? answers.length : await part.count();
    await expect(part.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(part.filter({ visible: true })).toHaveCount(count);
  }
});

test('prints every answer of a filled-in form in full', async ({ page }) => {
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

test('prints nothing turned, cut off or parted from its heading', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', article.path, '/vision-therapy/', '/faq/', '/blog/', post.path]) {
    await page.goto(path);
    expect.soft(await listPrintProblems(page), path).toEqual([]);
  }
});

test('prints the address of the page behind each card of the landing page', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const main = page.getByRole('main');
  for (const { teaser } of listLandingCards()) {
    await expect(main.getByText(teaser)).toBeVisible();
  }
  const addresses = await readAddresses(main.getByRole('listitem').getByRole('link'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...listLandingCards().map(({ path }) => path),
      ...getContent().eyeCareCards.map(({ id }) => `/eye-care/#${id}`),
    ]),
  );
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  // In a flex box, the printed address would become a second column.
  const links = main.locator('p a[href^="/"]').filter({ visible: true });
  const displays = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link).display),
  );
  expect(displays.join()).toMatch(/^(?!.*flex).*inline/);
});
