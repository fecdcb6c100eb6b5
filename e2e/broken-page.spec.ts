import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { control, expectAnswers, submit } from './support/forms';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { help } = getMessages().forms;

test('a page that is cut off during the download keeps its theme, heading and header', async ({
  page,
}) => {
  const whole = readFileSync(`out${article.path}index.html`, 'utf8');
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  for (const share of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const body = whole.slice(0, whole.length * share);
    await page.route(`**${article.path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(article.path, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }), `cut at ${share}`).toBeVisible();
    await expect(page.getByRole('banner'), `cut at ${share}`).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
  }
});

test('an error in the header leaves the form working', async ({ page }) => {
  await page.addInitScript(() => {
    // Effects of the header observe its height.
    ResizeObserver.prototype.observe = () => {
      throw new Error('a fault');
    };
  });
  await page.goto('/patient-form/');
  await page.getByRole('button', { name: /theme/i }).waitFor();
  await control(page, 'firstName').fill('Asha');
  await submit(page);
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expectAnswers(page, { firstName: 'Asha' });
});

test('an error in the form keeps its answers, and shows other ways to reach the clinic', async ({
  page,
}) => {
  await page.goto('/patient-form/');
  await control(page, 'firstName').fill('Asha');
  await control(page, 'gender').selectOption({ index: 2 });
  const answers = { firstName: 'Asha', gender: await control(page, 'gender').inputValue() };
  // The next rendering fails.
  await page.evaluate(() => {
    Array.prototype.join = () => {
      throw new Error('a fault');
    };
  });
  await submit(page);
  await expectAnswers(page, answers);
  await submit(page);
  await expect(page.getByText(help.contactOptions).filter({ visible: true })).not.toHaveCount(0);
});
