import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram } from '@/scripts/find-program';

/** An old browser with one page, in which scripts run as the bodies of functions. */
export interface OldBrowser {
  goto: (url: string) => Promise<unknown>;
  run: (script: string) => Promise<unknown>;
  /** Types into the field that a selector finds. */
  type: (selector: string, text: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** The folder of `scripts/install-old-browsers.sh`. */
const folder = process.env.OLD_BROWSERS ?? '';

const chromiums = folder
  ? readdirSync(folder)
      .map((name) => [name, join(folder, name, 'chromium')] as const)
      .filter(([, program]) => existsSync(program))
  : [];

const hasLayers = ([name]: readonly [string, string]) => Number(name.split('-')[1]) >= 99;

/** The programs of the old Chromiums that the site is built for, by their names, such as `chromium-109`. */
export const oldChromiums = chromiums.filter(hasLayers);

/** Chromiums without cascade layers, in which the site can be read. */
export const olderChromiums = chromiums.filter((named) => !hasLayers(named));

/** The WebDriver of an old WebKit, if it is installed. */
export const webKitDrivers = folder ? [findProgram(['WPEWebDriver']) ?? []].flat() : [];

export async function openChromium(executablePath: string): Promise<OldBrowser> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  return {
    goto: (url) => page.goto(url),
    run: (script) => page.evaluate(`(() => {${script}})()`),
    type: async (selector, text) => {
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    close: () => browser.close(),
  };
}

const PORT = 4467;

/** WPE WebKit by WebDriver (https://www.w3.org/TR/webdriver2/); Playwright has no old WebKit. */
export async function openWebKit(driver: string): Promise<OldBrowser> {
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
  while (!(await fetch(`http://127.0.0.1:${PORT}/status`).then(Boolean, () => false))) {
    await new Promise((done) => setTimeout(done, 100));
  }
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
