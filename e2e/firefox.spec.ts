import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { listPublishedTranslations } from '@/lib/content/pages/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { findProgram } from '@/scripts/find-program';
import { firefoxNetwork } from './support/network';
import { visitSite } from './support/other-browsers';

const firefox = findProgram(['firefox', 'firefox-esr']);

/** Opens Firefox: Playwright drives only one of its own, but one that is installed speaks WebDriver BiDi. */
async function openFirefox(preferences: Record<string, unknown> = {}) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: String(firefox),
    extraPrefsFirefox: { ...firefoxNetwork, ...preferences },
    acceptInsecureCerts: true,
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (entry) => errors.push(entry.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  const close = async () => {
    await browser.close();
    expect(errors).toEqual([]);
  };
  return { page, close };
}

test.describe('in Firefox', { tag: '@all' }, () => {
  test.skip(!firefox, 'Firefox is not installed here.');

  for (const [state, preferences] of [
    ['Firefox', {}],
    ['Firefox with all storage denied', { 'network.cookie.cookieBehavior': 2 }],
  ] as const) {
    test(`${state} reads, searches, enlarges and sends`, async ({ baseURL }) => {
      const { page, close } = await openFirefox(preferences);
      await page.goto(String(baseURL));
      const canStore = () => page.evaluate('localStorage.length >= 0').catch(() => false);
      expect(await canStore()).toBe(state === 'Firefox');
      await page.setViewport({ width: 360, height: 640 });
      await visitSite(
        {
          goto: (url) => page.goto(url),
          run: (script) => page.evaluate(`(() => {${script}})()`),
        },
        String(baseURL),
      );
      await close();
    });
  }

  for (const code of listPublishedTranslations()) {
    test(`letters of Devanagari join in ${code}, in the site's own font`, async ({ baseURL }) => {
      const { page, close } = await openFirefox();
      await page.goto(`${baseURL}${toAddressIn(code, '/patient-form/')}`);
      const { fonts, family, joined } = await page.$eval('h1', async (heading) => {
        await document.fonts.ready;
        const measure = (text: string) => {
          const span = heading.appendChild(document.createElement('span'));
          span.textContent = text;
          const { width } = span.getBoundingClientRect();
          span.remove();
          return width;
        };
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        return {
          fonts: loaded.map((font) => font.family.replaceAll('"', '')),
          family: getComputedStyle(heading).fontFamily,
          // By the rules of some fonts for Marathi, the second pair stays apart.
          joined: ['क्ष', 'ट्र'].map((pair) => measure(pair) / measure(pair.replace('्', ''))),
        };
      });
      expect(fonts.some((font) => /devanagari/i.test(font) && family.includes(font))).toBe(true);
      expect(Math.max(...joined)).toBeLessThan(0.9);
      await close();
    });
  }
});
