import { expect } from '@playwright/test';
import { hideNotice } from '@/lib/browser/head/hide-notice';
import { findNotice, toNoticeText, toNoticeTimes } from '@/lib/clinic/notice';
import { toInlineScript } from '@/lib/site/inline-script';
import { test } from './support/test';

test('a notice of the clinic is hidden before its first moment and after its last', async ({
  page,
}) => {
  const hide = toInlineScript(hideNotice, 1000, 2000);
  for (const [now, isShown] of [
    [999, false],
    [1000, true],
    [1999, true],
    [2000, false],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.goto('/faq/');
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.dataset.notice = '';
    });
    await page.evaluate(hide);
    await expect(page.locator('h1[data-notice]'), `${now}`).toBeVisible({ visible: isShown });
  }
});

test('a notice of the clinic shows on its last day and not before its first, in the form too', {
  tag: '@visit',
}, async ({ page }) => {
  const notice = findNotice();
  test.skip(!notice, 'The clinic has no notice.');
  if (!notice) {
    return;
  }
  const { from, until } = toNoticeTimes(notice);
  const { text } = toNoticeText(notice);
  for (const [time, isShown] of [
    [from - 1, false],
    [until - 1, true],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/patient-form/');
    const band = page.getByRole('complementary').filter({ hasText: text });
    await expect(band).toHaveCount(isShown ? 1 : 0);
    await expect(page.getByRole('main').getByText(text)).toBeVisible({ visible: isShown });
  }
});
