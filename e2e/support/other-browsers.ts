import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import type { Answers } from '@/lib/forms/field';
import { toAddressIn } from '@/lib/site/language-address';
import { findProgram } from '@/scripts/find-program';
import { findDelivered, newPatient } from './forms';
import { chromiumNetwork, firefoxNetwork } from './network';
import { article, URGENT } from './sample-pages';

/** A browser with one page, driven by Playwright, Puppeteer or WebDriver; scripts run as function bodies. */
export interface OtherBrowser {
  goto: (url: string) => Promise<unknown>;
  run: (script: string) => Promise<unknown>;
  /** Types into the field that matches a selector. */
  type: (selector: string, text: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** The folder to which `scripts/install-old-browsers.sh` installs. */
const folder = process.env.OLD_BROWSERS ?? '';

/** The common interface of Playwright and Puppeteer pages. */
interface DrivenPage {
  goto: (url: string) => Promise<unknown>;
  evaluate: (script: string) => Promise<unknown>;
  focus: (selector: string) => Promise<unknown>;
  keyboard: { type: (text: string) => Promise<unknown> };
}

const drive = (page: DrivenPage, close: () => Promise<unknown>): OtherBrowser => ({
  goto: (url) => page.goto(url),
  run: (script) => page.evaluate(`(() => {${script}})()`),
  type: async (selector, text) => {
    await page.focus(selector);
    await page.keyboard.type(text);
  },
  close,
});

export async function openChromium(executablePath: string): Promise<OtherBrowser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...chromiumNetwork],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  return drive(page, () => browser.close());
}

/** Opens an installed Firefox by WebDriver BiDi, because Playwright can only drive its own build. */
async function openFirefox(executablePath: string, preferences = {}): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { ...firefoxNetwork, ...preferences },
    acceptInsecureCerts: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 640 });
  const errors: string[] = [];
  page.on('console', (entry) => errors.push(entry.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return drive(page, async () => {
    await browser.close();
    expect(errors).toEqual([]);
  });
}

const PORT = 4467;

/** Opens WPE WebKit by WebDriver (https://www.w3.org/TR/webdriver2/); Playwright has no old WebKit. */
async function openWebKit(driver: string): Promise<OtherBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const server = spawn(driver, ['-p', String(PORT)], {
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      COG_PLATFORM_NAME: 'headless',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) {
      throw new Error(JSON.stringify(value));
    }
    return value;
  };
  await expect.poll(() => call('GET', '/status').catch(() => null)).toBeTruthy();
  const options = { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] };
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'wpe:browserOptions': options } },
  });
  return {
    goto: (url) => call('POST', `/session/${sessionId}/url`, { url }),
    run: (script) => call('POST', `/session/${sessionId}/execute/sync`, { script, args: [] }),
    type: async (selector, text) => {
      const found = await call('POST', `/session/${sessionId}/element`, {
        using: 'css selector',
        value: selector,
      });
      const [id] = Object.values(found);
      await call('POST', `/session/${sessionId}/element/${id}/value`, { text });
    },
    close: async () => {
      await call('DELETE', `/session/${sessionId}`);
      server.kill();
    },
  };
}

const webKit = folder && findProgram(['WPEWebDriver']);
const firefox = findProgram(['firefox', 'firefox-esr']);
const withoutStorage = { 'network.cookie.cookieBehavior': 2 };

/** Other installed browsers besides that of the tests, by name, such as `chromium-109`. */
export const otherBrowsers = Object.entries<(() => Promise<OtherBrowser>) | '' | false | undefined>(
  {
    ...Object.fromEntries(
      (folder ? readdirSync(folder) : []).map((name) => {
        const program = join(folder, name, 'chromium');
        return [name, existsSync(program) && (() => openChromium(program))];
      }),
    ),
    'an old WebKit': webKit && (() => openWebKit(webKit)),
    Firefox: firefox && (() => openFirefox(firefox)),
    'Firefox with all storage denied': firefox && (() => openFirefox(firefox, withoutStorage)),
  },
).flatMap(([name, open]) => (open ? [[name, open] as const] : []));

/** Waits for the result of a script. */
const expectSoon = ({ run }: OtherBrowser, script: string) =>
  expect.poll(() => run(script), script);

export const isShown = (selector: string) =>
  `return (document.querySelector('${selector}')?.getClientRects().length ?? 0) > 0`;
const click = (selector: string) => `document.querySelector('${selector}').click()`;

/** Checks the page itself, because WebDriver does not report uncaught errors. */
export const isHydrated =
  "return !document.body.hasAttribute('data-hydrating') && !document.documentElement.classList.contains('script-lost')";

/** Returns a script that fills in a form and fires the events of typing. */
export const fillInByScript = (answers: Answers) =>
  `for (const [name, answer] of Object.entries(${JSON.stringify(answers)})) { const field = document.querySelector('main [name=' + name + ']'); field.value = answer; for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true })); }`;

/** Opens pages, each of which must show its heading and no splash screen. */
export async function visitPages(browser: OtherBrowser, baseURL: string, canHydrate: boolean) {
  for (const path of [
    ...[article.path, URGENT, '/patient-form/', '/eye-care/', '/faq/'],
    ...listPublishedLanguages().map((code) => toAddressIn(code, '/')),
  ]) {
    await browser.goto(baseURL + path);
    if (canHydrate) {
      await expectSoon(browser, isHydrated).toBe(true);
    }
    await expectSoon(browser, isShown('main h1')).toBe(true);
    await expectSoon(browser, isShown('#splash')).toBe(false);
  }
  await browser.goto(baseURL + URGENT);
  await browser.run("location.hash = document.querySelector('.sign-group:last-of-type h3').id");
  await expectSoon(browser, isShown('.sign-group:last-of-type[open] li')).toBe(true);
}

/** Opens the pages, the menu, the search and the reading settings, and sends a registration. */
export async function visitSite(browser: OtherBrowser, baseURL: string): Promise<void> {
  const { goto, run } = browser;
  const expectShown = (selector: string, shown = true) =>
    expectSoon(browser, isShown(selector)).toBe(shown);
  await visitPages(browser, baseURL, true);
  await goto(baseURL + URGENT);
  await expectSoon(browser, isHydrated).toBe(true);
  // The window of an old WebKit is as wide as a tablet, where the menu is hidden as on a phone.
  await run(click('[popovertarget]'));
  await expectShown('#menu a[href*="#"]');
  await run(click('[popovertarget]'));

  await run(click('#search'));
  await expectShown('#search-dialog [role=status]');
  await run(
    `const field = document.querySelector('#search-query'); field.value = '${article.shortTitle}'; field.dispatchEvent(new Event('input', { bubbles: true }))`,
  );
  await expectShown('#search-dialog ol a');
  await run(click('#search-dialog [command=close]'));

  await run(click('#reading-settings'));
  await expectShown('#reading-settings-dialog fieldset');
  await run(click('#reading-settings-dialog input:not(:checked)'));
  await expectSoon(browser, 'return document.documentElement.className').toContain('text-size-125');
  await run(click('#reading-settings-dialog [command=close]'));
  await expectShown('#reading-settings-dialog fieldset', false);
  await expectShown('main h1');

  const patient = newPatient();
  await goto(`${baseURL}/patient-form/`);
  await expectSoon(browser, isHydrated).toBe(true);
  await run(fillInByScript(patient));
  await run(click('main form [type=submit]'));
  const said = "return document.querySelector('main [role=status]').textContent";
  await expectSoon(browser, said).toContain(getMessages().forms.patient.sent);
  expect(await findDelivered(patient.email)).toHaveLength(1);
}

/** In Chromium without cascade layers (before 99), the pages can only be read. */
export const canHydrate = (name: string) => !(Number(name.split('-')[1]) < 99);
