import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { toDraftKey } from '@/lib/forms/answers';
import { emailForms } from '@/lib/forms/email-forms';
import { findFullBrowser } from '@/scripts/find-browser';
import { test } from './support/test';

const fields = Object.keys(emailForms.contact);
const [firstField = ''] = fields;

// Located by structure, because the page may be in any language.
const form = (page: Page) => page.locator(`form[data-draft=${toDraftKey('contact')}]`);
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const submit = (page: Page) => form(page).locator('[type=submit]').click();

/** A tab, with the answers that its form showed last and its position in the history. */
interface Tab {
  page: Page;
  answers: Record<string, string>;
  at: number;
  length: number;
}

const steps: Record<string, (tab: Tab) => Promise<unknown>> = {
  async type({ page, answers }) {
    const name = fields[Object.keys(answers).length % fields.length] ?? '';
    answers[name] = `${answers[name] ?? ''}a@b.example`;
    await field(page, name).fill(answers[name]);
  },
  async correct({ page, answers }) {
    answers[firstField] = `corrected ${answers[firstField] ?? ''}`;
    await field(page, firstField).fill(answers[firstField]);
  },
  reload: ({ page }) => page.reload(),
  async 'change the language'(tab) {
    const { page } = tab;
    const before = page.url();
    await page.locator('nav a[rel=alternate]:visible').first().click();
    await page.waitForURL((url) => url.href !== before);
    tab.at += 1;
    tab.length = tab.at;
  },
  async 'go back'(tab) {
    if (tab.at > 0) {
      await tab.page.goBack({ waitUntil: 'commit' });
      tab.at -= 1;
    }
  },
  async 'go forward'(tab) {
    if (tab.at < tab.length) {
      await tab.page.goForward({ waitUntil: 'commit' });
      tab.at += 1;
    }
  },
  async send(tab) {
    const { page } = tab;
    for (const name of fields) {
      await field(page, name).fill(`${name}@example.com`);
    }
    await submit(page);
    await expect(field(page, firstField)).toHaveValue('');
    await page
      .locator('details', { has: form(page) })
      .locator('> summary')
      .click();
    tab.answers = {};
  },
};

for (const cache of ['without', 'with'] as const) {
  test(`through random steps such as Back, a form keeps the newest answers and sent ones do not return, ${cache} the back/forward cache`, async ({
    browser,
    launchOptions,
    playwright,
  }) => {
    const executablePath = findFullBrowser();
    // Playwright disables the cache, and the headless shell does not have one.
    const own =
      cache === 'without'
        ? browser
        : await playwright.chromium.launch({
            ...launchOptions,
            ...(executablePath && { executablePath }),
            ignoreDefaultArgs: ['--disable-back-forward-cache'],
          });
    const context = await own.newContext();
    await context.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    const tryOne = async (names: string[]) => {
      const page = await context.newPage();
      const tab: Tab = { page, answers: {}, at: 0, length: 0 };
      await page.goto('/');
      for (const [index, step] of names.entries()) {
        await steps[step]?.(tab);
        for (const name of fields) {
          const done = names.slice(0, index + 1).join(', ');
          await expect(field(page, name), done).toHaveValue(tab.answers[name] ?? '');
        }
      }
      await page.close();
    };
    // Two known sequences of steps, and some random ones.
    await tryOne(['type', 'change the language', 'correct', 'go back', 'go forward']);
    await tryOne(['type', 'change the language', 'send', 'go back', 'go forward']);
    const sequences = fc.array(fc.constantFrom(...Object.keys(steps)), {
      minLength: 5,
      maxLength: 9,
    });
    await fc.assert(fc.asyncProperty(sequences, tryOne), { numRuns: 5, endOnFailure: true });
  });
}
