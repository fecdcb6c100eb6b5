import { expect, type Locator, type Page } from '@playwright/test';
import { getClinic, getContent, getMessages } from '@/lib/content/get-content';
import { listLandingCards } from '@/lib/content/pages/articles';
import { getBlockPages } from '@/lib/content/pages/pages';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { MAX_OPEN_REFERENCES } from '@/lib/content/pages/references';
import { toCitations } from '@/lib/text/rich-text';
import { control, fillIn, newPatient } from './support/forms';
import { article, post } from './support/sample-pages';
import {
  countSheets,
  layOutOnSheets,
  listBreakableBoxes,
  type PrintedLine,
  readLines,
  SHEET,
} from './support/sheets';
import { test } from './support/test';

/** How far a glyph's box may stand out of its line, in px. */
const TOLERANCE = 4;

test('an article is black on white, with its sources and without the site around it', async ({
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

test('what is folded is open: answers to questions, and sources', async ({ page }) => {
  const withFold = getBlockPages()
    .map(({ path, body }) => ({ path, count: toCitations(body).size }))
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

test('a filled-in form shows every answer whole', async ({ page }) => {
  const patient = newPatient();
  patient.symptoms = 'Headaches after reading for ten minutes. '.repeat(20);
  await page.goto('/patient-form/');
  await fillIn(page, patient);
  await expectGoodSheets(page);
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

for (const [name, path] of [
  ['the landing page', '/'],
  ['an article', article.path],
  ['an overview with cards', '/vision-therapy/'],
  ['the questions', '/faq/'],
  ['the list of posts', '/blog/'],
  ['a post', post.path],
] as const) {
  test(`on the sheets of ${name} nothing is mirrored, cut or left alone`, async ({ page }) => {
    await page.goto(path);
    await expectGoodSheets(page);
  });
}

test('the cards of the landing page say where the rest is, right behind their words', async ({
  page,
}) => {
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
  // Where it is a flex box, the address becomes a second column.
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

/** Expects the printed sheets of a page to look right; leaves it laid out on them. */
async function expectGoodSheets(page: Page): Promise<void> {
  const sheets = await countSheets(page);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await listBreakableBoxes(page)).toEqual([]);
  await layOutOnSheets(page);
  const lines = await readLines(page);
  expect.soft(listProblems(lines)).toEqual([]);
  // The columns stand for the sheets; a line more or less on one of them may need another at the end.
  const columns = Math.max(...lines.map(({ sheet }) => sheet)) + 1;
  expect(Math.abs(columns - sheets), `${columns} columns, ${sheets} sheets`).toBeLessThan(2);
}

/** What would look wrong on paper. */
function listProblems(lines: readonly PrintedLine[]): string[] {
  const sheets = [...new Set(lines.map(({ sheet }) => sheet))]
    .sort((a, b) => a - b)
    .map((number) => lines.filter(({ sheet }) => sheet === number));
  // Of lines beside each other, such as a label and its text, the last one.
  const ends = sheets.map((sheet) =>
    sheet.reduce((last, line) => (line.bottom > last.bottom - TOLERANCE ? line : last)),
  );
  const overlaps = (one: PrintedLine, other: PrintedLine) =>
    one.text !== other.text &&
    one.sheet === other.sheet &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
    // Lines of a large headline stand closer than their boxes are high.
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
  return [
    ...lines.filter(({ isTransformed }) => isTransformed).map(({ text }) => `turned: ${text}`),
    ...lines
      .filter(
        ({ top, bottom, right }) =>
          top < -TOLERANCE || bottom > SHEET.height + TOLERANCE || right > SHEET.width + TOLERANCE,
      )
      .map(({ text }) => `cut: ${text}`),
    ...lines
      .filter((line, index) => lines.slice(index + 1).some((other) => overlaps(line, other)))
      .map(({ text }) => `covered: ${text}`),
    ...ends.filter(({ isTitle }) => isTitle).map(({ text }) => `left alone: ${text}`),
    ...ends
      .slice(0, -1)
      .filter(({ bottom }) => bottom < SHEET.height / 2)
      .map(({ text }) => `half empty after: ${text}`),
  ];
}
