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
const word = article.shortTitle ?? article.title;
const questions = getQuestionGroups().flatMap(({ items }) => items);

const opener = (page: Page) => page.getByRole('button', { name: site.searchButton.label });
const dialog = (page: Page) => page.getByRole('dialog', { name: site.searchButton.label });
const field = (page: Page) => page.getByRole('searchbox', { name: search.label });
const results = (page: Page) => dialog(page).getByRole('listitem');
const links = (page: Page) => results(page).getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');
const anyResults = new RegExp(
  `^(${formatMessage(search.results.one, { count: '1' })}|${formatMessage(search.results.other, { count: '\\d+' })})$`,
);

test('the search finds articles, posts and questions by title, says when nothing is found, and loads its index only when opened', {
  tag: '@visit',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/about/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('search-index'))).toEqual([]);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (const { title, path, kind } of [
    { ...article, kind: search.kinds.article },
    { ...post, kind: search.kinds.post },
    ...questions.slice(0, 1).map(({ id, question }) => ({
      title: question,
      path: `/faq/#${id}`,
      kind: search.kinds.question,
    })),
  ]) {
    await field(page).fill(title);
    await expect(links(page).first()).toHaveAttribute('href', path);
    await expect(results(page).first()).toContainText(kind);
    await expect(results(page).first().locator('mark').first()).not.toBeEmpty();
    await expect(status(page)).toHaveText(anyResults);
  }
  expect(fetched.filter((url) => url.includes('search-index'))).toHaveLength(1);
  await expectNoAxeViolations(page);

  await field(page).fill('qqqqqq');
  await expect(status(page)).toHaveText(formatMessage(search.none, { query: 'qqqqqq' }));
  for (const { label } of search.links) {
    await expect(dialog(page).getByRole('link', { name: label })).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await expect(page).toHaveURL('/about/');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('Ctrl K opens the search; arrow keys move, and Enter follows a result', async ({ page }) => {
  const asked = questions.at(-1);
  const next = questions[0];
  await page.goto('/patient-form/');
  const symptoms = page.getByLabel(forms.patient.fields.symptoms.label, { exact: true });
  await symptoms.press('Control+Shift+k');
  await expect(dialog(page)).toHaveCount(0);
  await symptoms.press('Control+k');
  await page.keyboard.type(String(asked?.question));
  await expect(links(page).first()).toHaveAttribute('href', `/faq/#${asked?.id}`);
  await page.keyboard.press('ArrowDown');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/faq/#${asked?.id}`);
  const question = page.locator('details[name][open]');
  await expect(question).toHaveAttribute('id', String(asked?.id));

  // Also on the page of the result itself, where no other document is loaded.
  await page.keyboard.press('Control+k');
  await field(page).fill(String(next?.question));
  await expect(links(page).first()).toHaveAttribute('href', `/faq/#${next?.id}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The page is not reloaded: following the link closes the dialog.
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(question).toHaveAttribute('id', String(next?.id));
});

test('arrow keys of an IME stay in the search field; Search focuses a result', async ({ page }) => {
  await page.goto('/about/');
  await opener(page).click();
  await field(page).fill(word);
  await expect(status(page)).toHaveText(anyResults);
  const client = await page.context().newCDPSession(page);
  const composition = { text: 'k', selectionStart: 1, selectionEnd: 1 };
  await client.send('Input.imeSetComposition', composition);
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/about/');

  const button = dialog(page).getByRole('button', { name: search.title, exact: true });
  await field(page).fill(word);
  await button.click();
  await expect(links(page).first()).toBeFocused();
  await expect(page).toHaveURL('/about/');
});

test('at 400 % zoom, the number of search results and the first are in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about/');
  await clickInHeader(page, site.searchButton.label);
  await field(page).fill(word);
  await expect(status(page)).toHaveText(anyResults);
  const close = dialog(page).getByRole('button', { name: search.close });
  for (const part of [status(page), links(page).first(), field(page), close]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('a search that fails to load keeps the query and has a retry button', async ({ page }) => {
  const retry = dialog(page).getByRole('button', { name: site.searchButton.retry });
  await page.goto('/about/');
  await page.route(/\.js$/, (route) => route.abort());
  await page.route(DATA, (route) => route.abort());
  await opener(page).click();
  await field(page).fill(word);
  await expect(status(page)).toHaveText(site.searchButton.failed);
  await expectNoAxeViolations(page);
  await page.unroute(/\.js$/);
  const request = page.waitForRequest(DATA);
  await retry.click();
  await request;
  await expect(status(page)).toHaveText(site.searchButton.failed);
  await expect(retry).toBeFocused();
  await page.unroute(DATA);
  await retry.click();
  await expect(status(page)).toHaveText(anyResults);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(word);
  await expect(retry).toHaveCount(0);
});
