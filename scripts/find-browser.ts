import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fail } from './fail';
import { findProgram } from './find-program';

const fullBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const wellKnownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds a full Chromium or Chrome, for tests of features that the headless shell lacks. */
export const findFullBrowser = () =>
  findProgram(fullBrowsers) ?? wellKnownPaths.find((path) => existsSync(path));

// The headless shell is preferred: tests take half as long as in a full browser.
const findInstalled = () =>
  findProgram(['chromium-headless-shell', 'chrome-headless-shell']) ??
  findFullBrowser() ??
  [chromium.executablePath()].find((path) => existsSync(path));

const run = (command: string) => spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;

/**
 * The path of a Chromium for the tests: `CHROMIUM_PATH`, an installed browser, Playwright's own, or one that is
 * downloaded now; exits with instructions if there is none.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    fail(`CHROMIUM_PATH names no file: ${named}`);
  }
  const found = named || findInstalled();
  if (found) {
    return found;
  }
  console.log('No Chromium here yet: installing one.');
  if (!run('npx playwright install --with-deps chromium')) {
    run('apt-get update && apt-get install -y chromium');
  }
  return (
    findInstalled() ??
    fail(
      'No Chromium could be installed: install Chromium or Chrome and run this again, or name one with CHROMIUM_PATH.',
    )
  );
}
