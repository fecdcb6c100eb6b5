import { expect } from '@playwright/test';
import { listPlainRuns } from '@/checks/support/texts';
import { getMessages } from '@/lib/content/get-content';
import { getPage } from '@/lib/content/pages/pages';
import { test } from './support/test';

const { demos } = getMessages();

const timestamp = '2026-11-21T09:30:00.000Z';
const email = 'asha@example.com';
const password = 'not a real one';

for (const [name, key, answers, message, stored] of [
  ['login', 'demo_user', { email, password }, 'Logged in (demo). Backend comes later.', { email }],
  [
    'register',
    'demo_user',
    { name: 'Asha', email, password },
    'Registered (demo). Connect to backend later.',
    { name: 'Asha', email },
  ],
  [
    'contact',
    'demo_contact',
    { name: 'Asha', email, message: 'Hello' },
    'Message stored (demo). Email hook later.',
    { name: 'Asha', email, message: 'Hello', timestamp },
  ],
] as const) {
  test(`the demo at /${name}/ shows an error for each empty field, and stores the answers, without a password, only in this browser`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(timestamp);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto(`/${name}/`);
    const [notice = ''] = listPlainRuns(getPage('demo', `/${name}/`).body);
    await expect(page.getByText(notice)).toBeVisible();
    const button = page.getByRole('button', { name: demos[name].submit });
    const field = (field: string) => page.locator(`main [name=${field}]`);
    const readKept = () => page.evaluate((item) => localStorage.getItem(item), key);

    await button.click();
    const summary = page.getByRole('alert').filter({ hasText: demos.errors.summary });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(Object.keys(answers).length);
    expect(await readKept()).toBeNull();

    for (const [name, answer] of Object.entries(answers)) {
      await field(name).fill(answer);
    }
    await button.click();
    await expect(page.getByRole('status')).toContainText(message);
    expect(JSON.parse((await readKept()) ?? '')).toEqual(stored);
    expect(posts).toEqual([]);
  });
}
