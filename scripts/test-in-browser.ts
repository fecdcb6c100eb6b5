// Runs Playwright with the given arguments, in an installed Chromium or in one that it downloads.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

process.env.CHROMIUM_PATH = findBrowser();
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
