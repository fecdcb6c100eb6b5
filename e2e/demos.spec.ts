import { expect } from '@playwright/test';
import { listPlainRuns } from '@/checks/support/texts';
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
    leadsTo: '/register/',
    stored: { email },
  },
  {
    path: '/register/',
    submit: demos.register.submit,
    key: 'demo_user',
    answers: { ...login, Name: 'Asha' },
    message: 'Registered (demo). Connect to backend later.',
    leadsTo: null,
    stored: { name: 'Asha', email },
  },
  {
    path: '/contact/',
    submit: demos.contact.submit,
    key: 'demo_contact',
    answers: { Name: 'Asha', Email: email, Message: 'Hello' },
    message: 'Message stored (demo). Email hook later.',
    leadsTo: '/#contact',
    stored: { name: 'Asha', email, message: 'Hello', timestamp: TIME },
  },
] as const;

for (const { path, submit, key, answers, message, leadsTo, stored } of cases) {
  test(`the demo at ${path} asks for every field, and stores the answers in this browser alone`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(TIME));
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto(path);
    const [notice = ''] = listPlainRuns(getPage('demo', path).body);
    await expect(page.getByText(notice)).toBeVisible();
    const link = page.getByRole('main').locator(`a[href="${leadsTo}"]`);
    await expect(link).toHaveCount(leadsTo ? 1 : 0);
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
