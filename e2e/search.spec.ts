import { expect, type Page } from '@playwright/test';
import { patientFields } from '@/content/en/forms';
import { search } from '@/content/en/search';
import { site } from '@/content/en/site';
import { expectNoFaults } from './support/axe';
import { test } from './support/test';

const INDEX = '**/search-index/*';

const opener = (page: Page) => page.getByRole('button', { name: site.searchButton.label });
const dialog = (page: Page) => page.getByRole('dialog', { name: site.searchButton.label });
const field = (page: Page) => page.getByRole('searchbox', { name: search.label });
const found = (page: Page) => dialog(page).getByRole('listitem');
const status = (page: Page) => dialog(page).getByRole('status');

test('an article, a post and a question are found in the words people have', async ({ page }) => {
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

  await field(page).fill('lasy eye');
  const first = found(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/vision-therapy/amblyopia/');
  await expect(first).toContainText(search.kinds.article);
  await expect(first.locator('mark').first()).toHaveText(/^lazy$/i);
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await field(page).fill('project prakash');
  await expect(found(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/blog/3/#project-prakash',
  );
  await field(page).fill('become a better player');
  await expect(found(page).first()).toContainText(search.kinds.question);
  await expectNoFaults(page);

  for (const words of ['चष्मा', '<img src=x>']) {
    await field(page).fill(words);
    await expect(status(page)).toHaveText(`${search.none} “${words}”.`);
    for (const { label } of search.ways) {
      await expect(dialog(page).getByRole('link', { name: label })).toBeVisible();
    }
  }
  await expectNoFaults(page);
  expect(page.url()).toMatch(/\/about\/$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('the keyboard alone opens it, goes through the places and follows one', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/patient-form/');
  const symptoms = page.getByLabel(patientFields.symptoms.label, { exact: true });
  await symptoms.press('/');
  await expect(symptoms).toHaveValue('/');
  await symptoms.blur();
  await page.keyboard.press('Control+/');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('will I play better');
  const links = found(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq\/#will-i-play-better$/);
  const question = page.locator('details[open]');
  await expect(question).toHaveAttribute('id', 'will-i-play-better');

  // On the page itself too, where no other document is loaded.
  await page.keyboard.press('/');
  await field(page).fill('how long is the sports programme');
  await expect(links.first()).toHaveAttribute('href', /#how-long-is-the-sports-programme$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(question).toHaveAttribute('id', 'how-long-is-the-sports-programme');

  await page.keyboard.press('/');
  await dialog(page).getByRole('button', { name: search.key.turnOff }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toHaveCount(0);
  await opener(page).click();
  await expect(dialog(page)).toContainText(search.key.off);
  await expect(field(page)).toHaveValue('');
});

test('without a connection it says so, loses nothing, and tries again', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/about/');
  await page.route(/\.js$/, (route) => route.abort());
  await opener(page).click();
  await expect(status(page)).toHaveText(site.searchButton.failed);
  await expectNoFaults(page);
  await page.unroute(/\.js$/);
  await page.route(INDEX, (route) => route.abort());
  const retry = dialog(page).getByRole('button', { name: site.searchButton.retry });
  await retry.click();
  await field(page).fill('squint');
  await expect(status(page)).toHaveText(search.incomplete);
  await page.unroute(INDEX);
  await retry.click();
  await expect(status(page)).toHaveText(/results$/);
  await expect(field(page)).toHaveValue('squint');
  await expect(retry).toHaveCount(0);
  await page.context().setOffline(true);
  await field(page).fill('autism');
  await expect(found(page).first().getByRole('link')).toHaveText(/autism/i);
});
