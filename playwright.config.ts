import './checks/support/tested-build';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumNetwork, emailService, sitePort } from './e2e/support/network';

const executablePath = process.env.CHROMIUM_PATH;

/** The folder in which the local delivery of this test run stores messages. */
process.env.OUTBOX_DIR ??= join(tmpdir(), `outbox-${process.pid}`);

export default defineConfig({
  testDir: 'e2e',
  tsconfig: './tsconfig.node.json',
  fullyParallel: true,
  workers: 2,
  // Long, because a shared machine may be slow, and no test measures time.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...chromiumNetwork,
        '--no-sandbox',
        '--disable-gpu',
        // With hinting, the headless shell rounds the width of each letter to whole pixels.
        '--font-render-hinting=none',
        // Without these, Chromium sends requests to Google, which never succeed without a network.
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
      // Only tests that depend on the screen size have one of these tags.
      grep: /@phone|@both-screens/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
    },
  ],
  webServer: [
    {
      command: 'npm run --silent serve',
      url: `http://localhost:${sitePort}/`,
      env: { PORT: String(sitePort), OUTBOX_DIR: process.env.OUTBOX_DIR },
      reuseExistingServer: false,
    },
    ...(emailService
      ? [
          {
            command: 'npx tsx --tsconfig tsconfig.node.json e2e/support/email-service.ts',
            port: emailService.port,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
