import { expect } from '@playwright/test';
import { listLinkTexts, listPlainRuns } from '@/checks/support/texts';
import { getMessages } from '@/lib/content/get-content';
import { getPage } from '@/lib/content/pages';
import { test } from './support/test';

const { demos } = getMessages();

const cases = [
  {
    path: '/login/',
    copy: demos.login,
    key: 'demo_user',
    answers: { Email: 'asha@example.com', Password: 'not a real one' },
    message: 'Logged in (demo). Backend comes later.',
    stored: { email: 'asha@example.com' },
  },
  {
    path: '/register/',
    copy: demos.register,
    key: 'demo_user',
    answers: { Name: 'Asha', Email: 'asha@example.com', Password: 'not a real one' },
    message: 'Registered (demo). Connect to backend later.',
    stored: { name: 'Asha', email: 'asha@example.com' },
  },
  {
    path: '/contact/',
    copy: demos.contact,
    key: 'demo_contact',
    answers: { Name: 'Asha', Email: 'asha@example.com', Message: 'Hello' },
    message: 'Message stored (demo). Email hook later.',
    stored: {
      name: 'Asha',
      email: 'asha@example.com',
      message: 'Hello',
      timestamp: '2026-11-21T09:30:00.000Z',
    },
  },
] as const;

for (const { path, copy, key, answers, message, stored } of cases) {
  test(`the demo at ${path} asks for every field, and keeps what it says, here alone`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T09:30:00Z'));
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto(path);
    const [notice = ''] = listPlainRuns(getPage('demo', path).body);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const submit = page.getByRole('button', { name: copy.submit });
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const readKept = () => page.evaluate((name) => localStorage.getItem(name), key);

    await submit.click();
    const summary = page.getByRole('alert').filter({ hasText: demos.errors.summary });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(Object.keys(answers).length);
    await field('Email').fill('no address');
    await submit.click();
    await expect(summary.getByRole('link', { name: demos.errors.wrong })).toBeVisible();
    expect(await readKept()).toBeNull();

    for (const [label, answer] of Object.entries(answers)) {
      await field(label).fill(answer);
    }
    await submit.click();
    await expect(page.getByRole('status')).toContainText(message);
    expect(JSON.parse((await readKept()) ?? '')).toEqual(stored);
    expect(posts).toEqual([]);
  });
}

test('the demo login leads to the demo registration, the demo contact to the real form', async ({
  page,
}) => {
  for (const [path, address] of [
    ['/login/', /\/register\/$/],
    ['/contact/', /\/#contact$/],
  ] as const) {
    const [name = ''] = listLinkTexts(getPage('demo', path).body);
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
});
