import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { getMessages } from '@/lib/content/get-content';
import { listPublishedTranslations } from '@/lib/content/pages/languages';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { toAddressIn } from '@/lib/site/language-address';
import { findProgram } from '@/scripts/find-program';
import { newPatient } from './support/forms';
import { firefoxNetwork } from './support/network';
import { findDelivered } from './support/outbox';
import { article } from './support/sample-pages';

const { forms, reading } = getMessages();

const firefox = findProgram(['firefox', 'firefox-esr']);

const press = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria(${name}[role="${role}"])`).click();

// Playwright drives only a Firefox of its own; one that is installed speaks WebDriver BiDi.
test.describe('in Firefox', { tag: '@all' }, () => {
  test.skip(!firefox, 'Firefox is not installed here.');

  let browser: Browser;
  let page: Page;
  let errors: string[];

  async function launch(preferences: Record<string, unknown> = {}): Promise<void> {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: String(firefox),
      extraPrefsFirefox: { ...firefoxNetwork, ...preferences },
      acceptInsecureCerts: true,
    });
    page = await browser.newPage();
    errors = [];
    page.on('console', (entry) => errors.push(entry.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
  }

  test.beforeEach(() => launch());

  test.afterEach(async () => {
    await browser.close();
    expect(errors).toEqual([]);
  });

  test('a visitor opens a question, chooses how to read, and the next document begins with it', async ({
    baseURL,
  }) => {
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${baseURL}/faq/`);
    await press(page, 'button', reading.button.label);
    await press(page, 'radio', reading.panel.scales['text-size'].choices.at(-1) ?? '');
    await page.waitForSelector('html.text-size-200');
    await press(page, 'radio', reading.panel.contrast.highDark);
    await press(page, 'checkbox', reading.panel.toggles['reading-ruler'].label);
    await page.waitForSelector('.ruler');
    await page.keyboard.press('Escape');
    const [first, second] = getQuestionGroups().flatMap(({ items }) => items);
    await page.locator(`[id="${first?.id}"] summary`).click();
    await page.locator(`[id="${second?.id}"] summary`).click();
    await page.waitForSelector(`[id="${second?.id}"][open]`);
    expect(await page.$$eval('details[name][open]', (open) => open.map(({ id }) => id))).toEqual([
      second?.id,
    ]);
    // The state of the document when its body begins, before anything of it is painted.
    await page.evaluateOnNewDocument(() => {
      new MutationObserver((_, observer) => {
        if (document.body) {
          observer.disconnect();
          document.documentElement.setAttribute(
            'data-at-first',
            document.documentElement.className,
          );
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${baseURL}${article.path}`);
    const atFirst = await page.$eval('html', (html) => html.getAttribute('data-at-first'));
    expect(atFirst).toContain('text-size-200');
    expect(atFirst).toContain('high-contrast');
    expect(await page.$eval('body', (body) => getComputedStyle(body).color)).toBe(
      'rgb(255, 255, 0)',
    );
    await page.waitForSelector('.ruler');
  });

  async function expectRegistration(): Promise<void> {
    const patient = newPatient();
    for (const [name, answer] of Object.entries(patient)) {
      await page.locator(`[name="${name}"]`).fill(String(answer));
    }
    await press(page, 'button', forms.patient.submit);
    await page.waitForFunction(
      (sent) => document.querySelector('[data-sent] [role="status"]')?.textContent?.includes(sent),
      {},
      forms.patient.sent,
    );
    const delivered = await findDelivered(String(patient.email));
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toMatchObject({ ...patient, age: Number(patient.age) });
  }

  test('a patient registers', async ({ baseURL }) => {
    await page.goto(`${baseURL}/patient-form/`);
    await expectRegistration();
  });

  test('a patient registers with all storage denied', async ({ baseURL }) => {
    await browser.close();
    await launch({ 'network.cookie.cookieBehavior': 2 });
    await page.goto(`${baseURL}/patient-form/`);
    const denied = await page.evaluate(() => {
      try {
        return String(window.localStorage);
      } catch (reason) {
        return String(reason);
      }
    });
    expect(denied).toContain('SecurityError');
    await expectRegistration();
  });

  for (const code of listPublishedTranslations()) {
    test(`letters of Devanagari join in ${code}, in the site's own font`, async ({ baseURL }) => {
      await page.goto(`${baseURL}${toAddressIn(code, '/patient-form/')}`);
      await page.evaluate(async () => void (await document.fonts.ready));
      const { fonts, joined } = await page.$eval('h1', (heading) => {
        const measure = (text: string) => {
          const span = heading.appendChild(document.createElement('span'));
          span.textContent = text;
          const { width } = span.getBoundingClientRect();
          span.remove();
          return width;
        };
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        return {
          fonts: loaded.map(({ family }) => family.replaceAll('"', '')),
          // By the rules of some fonts for Marathi, the second pair stays apart.
          joined: [
            ['क', 'ष'],
            ['ट', 'र'],
          ].map((pair) => measure(pair.join('्')) / measure(pair.join(''))),
        };
      });
      const family = await page.$eval('h1', (heading) => getComputedStyle(heading).fontFamily);
      expect(fonts.some((font) => /devanagari/i.test(font) && family.includes(font))).toBe(true);
      expect(Math.max(...joined)).toBeLessThan(0.9);
    });
  }
});
