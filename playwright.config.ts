import './checks/support/tested-build';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumNetwork, emailService, sitePort } from './e2e/support/network';

const executablePath = process.env.CHROMIUM_PATH;

/** The folder in which the local delivery of a test run stores its messages. */
process.env.OUTBOX_DIR ??= join(tmpdir(), `outbox-${process.pid}`);

export default defineConfig({
  testDir: 'e2e',
  tsconfig: './tsconfig.node.json',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stand still for seconds: how long something takes is not what a test is about.
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
      // Without these a Chromium in a container without a network keeps trying to reach its maker.
      args: [
        ...chromiumNetwork,
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell hints fonts for a coarse screen otherwise, which makes each letter as wide as whole pixels.
        '--font-render-hinting=none',
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
      // Little depends on the screen: a test that does says which one it needs.
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
