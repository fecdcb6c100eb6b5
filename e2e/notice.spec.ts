import { expect } from '@playwright/test';
import { findNotice, toNoticeText, toNoticeTimes } from '@/lib/clinic/notice';
import { getMessages } from '@/lib/content/get-content';
import { formatDay } from '@/lib/language';
import { noteConsole } from './support/console';
import { test } from './support/test';

const notice = findNotice();

// Most of the time there is none: then nothing of it is on any page.
if (notice) {
  const { from, until } = toNoticeTimes(notice);
  const text = toNoticeText(notice).text;
  const { patientForm } = getMessages().navigation;

  for (const [when, time, isShown] of [
    // Every moment: lib/browser/head/head-scripts.test.ts.
    ['before its first day', from - 1, false],
    ['as its last day ends', until - 1, true],
  ] as const) {
    test(`the notice ${isShown ? 'shows' : 'does not show'} ${when}, in a document and behind a link`, {
      tag: '@visit',
    }, async ({ page }) => {
      const heard = await noteConsole(page);
      await page.clock.setFixedTime(time);
      await page.goto('/faq/');
      const band = page.getByRole('complementary').filter({ hasText: text });
      await expect(band).toHaveCount(isShown ? 1 : 0);
      await page.getByRole('banner').getByRole('link', { name: patientForm.label }).click();
      await page.waitForURL(`**${patientForm.href}`);
      await expect(band).toHaveCount(isShown ? 1 : 0);
      const box = page.getByRole('main').getByText(text);
      await expect(box).toBeAttached();
      await expect(box).toBeVisible({ visible: isShown });
      expect(heard).toEqual([]);
    });
  }

  test.describe('without JavaScript', { tag: '@visit' }, () => {
    test.use({ javaScriptEnabled: false });
    test('the notice shows with its last day', async ({ page }) => {
      await page.goto('/faq/');
      const band = page.getByRole('complementary').filter({ hasText: text });
      await expect(band).toContainText(formatDay(notice.until));
    });
  });
}
