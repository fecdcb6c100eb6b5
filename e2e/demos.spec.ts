import { expect } from '@playwright/test';
import { listLinkTexts, listPlainRuns } from '@/checks/support/texts';
import { getMessages } from '@/lib/content/get-content';
import { getPage } from '@/lib/content/pages/pages';
import { test } from './support/test';

const { demos } = getMessages();

const TIME = '2026-11-21T09:30:00.000Z';
const email = 'asha@example.com';
const login = { Email: email, Password: 'not a real one' };

const cases = [
  {
    path: '/login/',
    submit: demos.login.submit,
    key: 'demo_user',
    answers: login,
    message: 'Logged in (demo). Backend comes later.',
    stored: { email },
  },
  {
    path: '/register/',
    submit: demos.register.submit,
    key: 'demo_user',
    answers: { ...login, Name: 'Asha' },
    message: 'Registered (demo). Connect to backend later.',
    stored: { name: 'Asha', email },
  },
  {
    path: '/contact/',
    submit: demos.contact.submit,
    key: 'demo_contact',
    answers: { Name: 'Asha', Email: email, Message: 'Hello' },
    message: 'Message stored (demo). Email hook later.',
    stored: { name: 'Asha', email, message: 'Hello', timestamp: TIME },
  },
] as const;

for (const { path, submit, key, answers, message, stored } of cases) {
  test(`the demo at ${path} asks for every field, and keeps what it says, here alone`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(TIME));
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto(path);
    const [notice = ''] = listPlainRuns(getPage('demo', path).body);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const button = page.getByRole('button', { name: submit });
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const readKept = () => page.evaluate((name) => localStorage.getItem(name), key);

    await button.click();
    const summary = page.getByRole('alert').filter({ hasText: demos.errors.summary });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(Object.keys(answers).length);
    await field('Email').fill('no address');
    await button.click();
    await expect(summary.getByRole('link', { name: demos.errors.wrong })).toBeVisible();
    expect(await readKept()).toBeNull();

    for (const [label, answer] of Object.entries(answers)) {
      await field(label).fill(answer);
    }
    await button.click();
    await expect(page.getByRole('status')).toContainText(message);
    expect(JSON.parse((await readKept()) ?? '')).toEqual(stored);
    expect(posts).toEqual([]);
  });
}

test('the demo login leads to the demo registration, the demo contact to the real form', async ({
  page,
}) => {
  const [toRegistration = ''] = listLinkTexts(getPage('demo', '/login/').body);
  for (const [path, name, address] of [
    ['/login/', toRegistration, /\/register\/$/],
    ['/contact/', demos.contact.real.form.label, /\/#contact$/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
});
