import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getSitePage } from '@/lib/content/site-pages';
import { expectNoAxeViolations } from './support/axe';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { path } = article;
const { title, retry } = getMessages()['error-page'];

test('a page cut off on its way says so, in its own look; wherever it was, it can be read', async ({
  page,
}) => {
  const whole = readFileSync(`out${path}index.html`, 'utf8');
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: whole.slice(0, whole.length * 0.8) }),
  );
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText(title);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await expectNoAxeViolations(page);

  await page.unroute(`**${path}`);
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    getSitePage(article.path).heading,
  );
  await expect(page.getByRole('banner')).toBeVisible();

  for (const share of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const cut = whole.slice(0, whole.length * share);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: cut }),
    );
    // Where the cut has taken its code, the page is never hydrated.
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }), `cut at ${share}`).toBeVisible();
    await page.unroute(`**${path}`);
  }
});
