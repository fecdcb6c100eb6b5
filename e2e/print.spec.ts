import { expect, type Locator, type Page } from '@playwright/test';
import { getClinic, getContent, getMessages } from '@/lib/content/get-content';
import { listLandingCards } from '@/lib/content/pages/articles';
import { getBlockPages } from '@/lib/content/pages/pages';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { MAX_OPEN_REFERENCES } from '@/lib/content/pages/references';
import { numberCitations } from '@/lib/text/rich-text';
import { control, fillIn, newPatient } from './support/forms';
import { article, post } from './support/sample-pages';
import { test } from './support/test';

/** The width that the margins of the print style leave on an A4 sheet, in CSS px. */
const SHEET_WIDTH = Math.floor(174 * (96 / 25.4));

/** What would look wrong on paper: texts that are turned or too wide, headings that may end a sheet, and boxes that Firefox would cut through. */
const listPrintProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const has = (element: Element | null, test: (style: CSSStyleDeclaration) => boolean): boolean =>
      element !== null && (test(getComputedStyle(element)) || has(element.parentElement, test));
    const width = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .flatMap((element) => {
        const { display, breakAfter } = getComputedStyle(element);
        const isTitle = element.matches('h1, h2, h3, summary, dt');
        const isSplit = /grid|flex/.test(display);
        const problems = [
          element.innerText?.trim() && has(element, ({ transform }) => transform !== 'none')
            ? 'turned'
            : '',
          element.getBoundingClientRect().right > width + 1 ? 'too wide' : '',
          isTitle && breakAfter !== 'avoid' && !has(element, isWhole) ? 'may end a sheet' : '',
          isSplit && !has(element, isWhole) ? 'cut through' : '',
        ];
        return problems
          .filter(Boolean)
          .map((problem) => `${problem}: ${element.outerHTML.slice(0, 90)}`);
      });
    function isWhole({ breakInside }: CSSStyleDeclaration) {
      return breakInside === 'avoid';
    }
  });

test('prints an article black on white, with its sources, without header and footer', async ({
  page,
}) => {
  await page.goto(article.path);
  await page.emulateMedia({ media: 'print' });
  // Generated content.
  await expect(page.locator(`span[data-text="${getClinic().name}"]`)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const looks = await page.getByRole('main').evaluate((main) => {
    const colours = new Set<string>();
    for (const element of main.querySelectorAll<HTMLElement>('*')) {
      if (element.checkVisibility() && element.innerText?.trim()) {
        colours.add(getComputedStyle(element).color);
      }
    }
    return { colours: [...colours], ground: getComputedStyle(document.body).backgroundColor };
  });
  expect(looks).toEqual({ colours: ['rgb(0, 0, 0)'], ground: 'rgb(255, 255, 255)' });

  const source = page.getByRole('main').locator('li[id^="reference-"] a').first();
  const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain(await source.getAttribute('href'));
});

test('prints answers and sources that are folded on screen', async ({ page }) => {
  const withFold = getBlockPages()
    .map(({ path, body }) => ({ path, count: numberCitations(body).sources.length }))
    .find(({ count }) => count > MAX_OPEN_REFERENCES);
  const answers = getQuestionGroups().flatMap(({ items }) => items.flatMap((item) => item.answer));
  for (const [path, folded, count] of [
    ['/faq/', 'main details p', answers.length],
    [String(withFold?.path), '.reference-fold li', Number(withFold?.count)],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const shown = page.locator(folded).filter({ visible: true });
    await expect(shown).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(count);
  }
});

test('prints every answer of a filled-in form in full', async ({ page }) => {
  const patient = newPatient();
  patient.symptoms = 'Headaches after reading for ten minutes. '.repeat(20);
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await page.setViewportSize({ width: SHEET_WIDTH, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  expect(await listPrintProblems(page)).toEqual([]);
  for (const name of Object.keys(getMessages().forms.patient.fields)) {
    const field = control(page, name);
    await expect(field).toBeVisible();
    const isCut = await field.evaluate(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
    );
    expect(isCut, name).toBe(false);
  }
});

test('prints nothing turned, cut off or parted from its heading', async ({ page }) => {
  await page.setViewportSize({ width: SHEET_WIDTH, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', article.path, '/vision-therapy/', '/faq/', '/blog/', post.path]) {
    await page.goto(path);
    expect.soft(await listPrintProblems(page), path).toEqual([]);
  }
});

test('prints the address of the page behind each card of the landing page', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const { shortTitle, teaser, path } of listLandingCards()) {
    const heading = page.getByRole('heading', { name: shortTitle, exact: true });
    const card = main.getByRole('listitem').filter({ has: heading });
    await expect(heading).toBeVisible();
    await expect(card.getByText(teaser)).toBeVisible();
    expect(await readAddresses(card)).toEqual([path]);
  }
  for (const { id, title, preview } of getContent().eyeCareCards) {
    const card = main.getByRole('listitem').filter({ has: page.getByText(preview) });
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    expect(await readAddresses(card)).toEqual([`/eye-care/#${id}`]);
  }
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const displays = await main
    .locator('p a[href^="/"]')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).display));
  expect(displays).not.toEqual([]);
  // In a flex box, the printed address would become a second column.
  expect(displays.filter((display) => display.includes('flex'))).toEqual([]);
});

/** The addresses that are printed behind the links of a card. */
const readAddresses = (card: Locator): Promise<string[]> =>
  card
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link, '::after').content.includes('('))
        .map((link) => link.getAttribute('href') ?? ''),
    );
