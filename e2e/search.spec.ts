import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { formatMessage } from '@/lib/text/format-message';
import { expectNoAxeViolations } from './support/axe';
import { clickInHeader } from './support/header';
import { article, post } from './support/sample-pages';
import { test } from './support/test';

const DATA = '**/search-index.json';

const { search, site, forms } = getMessages();
const { shortTitle: word = article.title } = article;
const questions = getQuestionGroups().flatMap(({ items }) => items);
const [question = { id: '', question: '' }] = questions;

const opener = (page: Page) => page.getByRole('button', { name: site.searchButton.label });
const dialog = (page: Page) => page.getByRole('dialog', { name: site.searchButton.label });
const field = (page: Page) => page.getByRole('searchbox', { name: search.label });
const found = (page: Page) => dialog(page).getByRole('listitem');
const status = (page: Page) => dialog(page).getByRole('status');
const place = (page: Page, path: string) =>
  found(page).filter({ has: page.locator(`a[href="${path}"]`) });
/** The first result. */
const best = (page: Page) => found(page).first().getByRole('link');
const anyResults = new RegExp(
  `^(${formatMessage(search.results.one, { count: '1' })}|${formatMessage(search.results.other, { count: '\\d+' })})$`,
);

test('finds an article, a post and a question by its title', {
  tag: '@visit',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/about/');
  await expect(opener(page)).toBeInViewport();
  // Once another button works, whatever comes with the page has been asked for.
  await page.getByRole('button', { name: site.themeButton.toLight }).click();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  expect(fetched.filter((url) => url.includes('search-index'))).toEqual([]);
  const before = fetched.length;
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(fetched.slice(before).filter((url) => url.endsWith('.js'))).not.toEqual([]);

  for (const [{ title, path }, kind] of [
    [article, search.kinds.article],
    [post, search.kinds.post],
    [{ title: question.question, path: `/faq/#${question.id}` }, search.kinds.question],
  ] as const) {
    await field(page).fill(title);
    await expect(best(page)).toHaveAttribute('href', path);
    await expect(place(page, path)).toContainText(kind);
    await expect(place(page, path).locator('mark').first()).not.toBeEmpty();
    await expect(status(page)).toHaveText(anyResults);
  }
  await expectNoAxeViolations(page);

  for (const words of ['qqqqqq', '<img src=qqqqqq>']) {
    await field(page).fill(words);
    await expect(status(page)).toHaveText(formatMessage(search.none, { query: words }));
    for (const { label } of search.links) {
      await expect(dialog(page).getByRole('link', { name: label })).toBeVisible();
    }
  }
  await expectNoAxeViolations(page);
  expect(page.url()).toMatch(/\/about\/$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a tap beside the results keeps the search open', async ({ page }) => {
  await page.goto('/about/');
  await opener(page).click();
  await field(page).fill(word);
  await expect(found(page).first()).toBeVisible();
  const { height = 0 } = (await dialog(page).boundingBox()) ?? {};
  await dialog(page).click({ position: { x: 4, y: height / 2 } });
  await expect(field(page)).toHaveValue(word);
  await expect(dialog(page)).toBeVisible();
});

test('opens with Ctrl and K; arrow keys move through the results and Enter follows one', async ({
  page,
}) => {
  const [asked, next] = [questions.at(-1), questions[0]];
  await page.goto('/patient-form/');
  const symptoms = page.getByLabel(forms.patient.fields.symptoms.label, { exact: true });
  await symptoms.fill('tired');
  await symptoms.press('Control+Shift+k');
  await expect(dialog(page)).toHaveCount(0);
  await symptoms.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type(String(asked?.question));
  const links = found(page).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', `/faq/#${asked?.id}`);
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/faq/#${asked?.id}`);
  const question = page.locator('details[name][open]');
  await expect(question).toHaveAttribute('id', String(asked?.id));

  // On the page itself too, where no other document is loaded.
  await page.keyboard.press('Control+k');
  await field(page).fill(String(next?.question));
  await expect(links.first()).toHaveAttribute('href', `/faq/#${next?.id}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // It is hidden at once, and gone with its event a frame later.
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(question).toHaveAttribute('id', String(next?.id));
});

test('zoomed to 400 %, the count and the first result are in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about/');
  await clickInHeader(page, site.searchButton.label);
  await field(page).fill(word);
  await expect(status(page)).toHaveText(anyResults);
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(best(page)).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).getByRole('button', { name: search.close })).toBeInViewport({
    ratio: 1,
  });
  await expectNoAxeViolations(page);
});

test('says which part did not load, keeps the words, and tries again', async ({ page }) => {
  const retry = dialog(page).getByRole('button', { name: site.searchButton.retry });
  await page.goto('/about/');
  await page.route(/\.js$/, (route) => route.abort());
  let requests = 0;
  await page.route(DATA, (route) => {
    requests += 1;
    return route.abort();
  });
  await opener(page).click();
  await field(page).fill(word);
  await expect(status(page)).toHaveText(site.searchButton.failed);
  await expectNoAxeViolations(page);
  await page.unroute(/\.js$/);
  await retry.click();
  await expect.poll(() => requests).toBe(2);
  await expect(status(page)).toHaveText(site.searchButton.failed);
  await expect(retry).toBeFocused();
  await page.unroute(DATA);
  await retry.click();
  await expect(status(page)).toHaveText(anyResults);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(word);
  await expect(retry).toHaveCount(0);
  await page.context().setOffline(true);
  await field(page).fill(post.title);
  await expect(best(page)).toHaveAttribute('href', post.path);
});
