// Runs Playwright with the given arguments, in a Chromium that it finds or installs.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

process.env.CHROMIUM_PATH = findBrowser();
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
