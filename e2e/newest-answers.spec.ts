import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { toDraftKey } from '@/lib/forms/answers';
import { emailForms, type FormName } from '@/lib/forms/email-forms';
import { findFullBrowser } from '@/scripts/find-browser';
import { test } from './support/test';

const form: FormName = 'contact';

const fields = Object.keys(emailForms[form]);

const field = (page: Page, name: string) =>
  page.locator(`form[data-draft=${toDraftKey(form)}] [name=${name}]`);

async function expectForm(page: Page, answers: Readonly<Record<string, string>>, step: string) {
  for (const name of fields) {
    await expect(field(page, name), step).toHaveValue(answers[name] ?? '');
  }
}

const followLanguage = (page: Page) =>
  page.locator('main ~ * nav a[rel=alternate]').first().click();

/** A page of the tab's history, for the steps that need one. */
interface History {
  at: number;
  length: number;
}

/** What a visitor does in a tab; `answers` is what the form showed last. */
type Step = (page: Page, answers: Record<string, string>, history: History) => Promise<void>;

const steps: Record<string, Step> = {
  async type(page, answers) {
    const name = fields[Object.keys(answers).length % fields.length] ?? '';
    const answer = `${answers[name] ?? ''}a@b.example`;
    await field(page, name).fill(answer);
    answers[name] = answer;
  },
  async correct(page, answers) {
    const [name = ''] = fields;
    answers[name] = `corrected ${answers[name] ?? ''}`;
    await field(page, name).fill(answers[name]);
  },
  async reload(page) {
    await page.reload();
  },
  async 'change the language'(page, _, history) {
    const before = page.url();
    await followLanguage(page);
    await page.waitForURL((url) => url.href !== before);
    history.at += 1;
    history.length = history.at;
  },
  async 'go back'(page, _, history) {
    if (history.at > 0) {
      await page.goBack({ waitUntil: 'commit' });
      history.at -= 1;
    }
  },
  async 'go forward'(page, _, history) {
    if (history.at < history.length) {
      await page.goForward({ waitUntil: 'commit' });
      history.at += 1;
    }
  },
  async send(page, answers) {
    for (const name of fields) {
      await field(page, name).fill(`${name}@example.com`);
    }
    await page.locator(`form[data-draft=${toDraftKey(form)}] [type=submit]`).click();
    await expect(field(page, fields[0] ?? '')).toHaveValue('');
    // Located by structure: the page may be in any language.
    await page.locator(`details:has(form[data-draft=${toDraftKey(form)}]) > summary`).click();
    for (const name of fields) {
      delete answers[name];
    }
  },
};

for (const cache of ['without', 'with'] as const) {
  test(`the newest answers win and sent ones do not return, ${cache} the back/forward cache`, async ({
    browser,
    launchOptions,
    playwright,
  }) => {
    const fullBrowser = findFullBrowser();
    // Playwright turns the cache off, and the headless shell has none.
    const own =
      cache === 'without'
        ? browser
        : await playwright.chromium.launch({
            ...launchOptions,
            ...(fullBrowser && { executablePath: fullBrowser }),
            ignoreDefaultArgs: ['--disable-back-forward-cache'],
          });
    const context = await own.newContext();
    await context.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    const tryOne = async (names: string[]) => {
      const page = await context.newPage();
      const answers: Record<string, string> = {};
      const history = { at: 0, length: 0 };
      await page.goto('/');
      for (const [index, name] of names.entries()) {
        await steps[name]?.(page, answers, history);
        await expectForm(page, answers, names.slice(0, index + 1).join(', '));
      }
      await page.close();
    };
    // The two that were reported, and some at random.
    await tryOne(['type', 'change the language', 'correct', 'go back', 'go forward']);
    await tryOne(['type', 'change the language', 'send', 'go back', 'go forward']);
    const sequences = fc.array(fc.constantFrom(...Object.keys(steps)), {
      minLength: 5,
      maxLength: 9,
    });
    await fc.assert(fc.asyncProperty(sequences, tryOne), { numRuns: 5, endOnFailure: true });
  });
}

test('an answer that a script fills in counts, and a pasted address loses what surrounds it', async ({
  page,
}) => {
  await page.goto('/');
  await field(page, 'email').fill('Asha Kulkarni <asha@example.com>');
  await field(page, 'message').focus();
  await expect(field(page, 'email')).toHaveValue('asha@example.com');
  await field(page, 'message').evaluate((control: HTMLTextAreaElement) => {
    control.value = 'Filled in by an extension.';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.locator(`form[data-draft=${toDraftKey(form)}] [type=submit]`).click();
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'message')).not.toHaveAttribute('aria-invalid', 'true');
});

test('the label of each choice fits into the closed select on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/patient-form/');
  for (const list of await page.locator('main select').all()) {
    const tooLong = await list.evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      const room =
        select.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight);
      const context = document.createElement('canvas').getContext('2d');
      if (context) {
        context.font = style.font;
      }
      return [...select.options]
        .map(({ text }) => text)
        .filter((text) => (context?.measureText(text).width ?? 0) > room);
    });
    expect(tooLong).toEqual([]);
  }
});

test('a long word in a form does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  const before = await readWidth();
  await field(page, 'message').fill(`https://example.com/${'a'.repeat(400)}`);
  expect(await readWidth()).toBe(before);
});
