import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { EMERGENCY_ID } from '@/lib/content/pages/table-of-contents';
import { toAddressIn } from '@/lib/site/language-address';
import { headerBottom, setReaderStyle, textSpacing } from './support/header';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { forms } = getMessages();
const question = getQuestionGroups().at(-1)?.items.at(-1)?.id ?? '';

// By default, Playwright hides scroll bars that take up space.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const goToHash = (page: Page, id: string) =>
  page.evaluate((hash) => {
    location.hash = '';
    location.hash = hash;
  }, id);

test('the header covers no link target or focused field, at any text size', async ({ page }) => {
  const expectBelow = async (selector: string, what: string) => {
    const { y } = (await page.locator(selector).boundingBox()) ?? {};
    expect.soft(y, what).toBeGreaterThanOrEqual(await headerBottom(page));
  };
  const client = await page.context().newCDPSession(page);
  for (const [browserSize, width, height, readerStyle] of [
    [16, 360, 740, ''],
    [16, 390, 844, textSpacing],
    [16, 1280, 800, 'html { font-size: 200% }'],
    [24, 360, 800, ''],
  ] as const) {
    await client.send('Page.setFontSizes', { fontSizes: { standard: browserSize } });
    await page.setViewportSize({ width, height });
    const name = `${width} × ${height}, ${browserSize} px ${readerStyle}`;
    await page.goto(`/faq/#${question}`);
    await setReaderStyle(page, readerStyle);
    await expect(page.locator(`[id="${question}"]`)).toHaveAttribute('open');
    await goToHash(page, question);
    await expectBelow(`[id="${question}"]`, name);

    await page.goto(article.path);
    await setReaderStyle(page, readerStyle);
    const link = page.getByRole('main').locator(`a[href$="#${EMERGENCY_ID}"]`);
    await link.filter({ visible: true }).first().click();
    await expectBelow(`#${EMERGENCY_ID}`, name);

    await page.goto('/patient-form/');
    await setReaderStyle(page, readerStyle);
    await page.getByRole('button', { name: forms.patient.submit }).focus();
    for (const _ of Object.keys(forms.patient.fields)) {
      await page.keyboard.press('Shift+Tab');
      await expectBelow(':focus', name);
    }
  }
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
});

test('the header is a single row in each language at widths from 320 to 1920 px, even beside a scroll bar', {
  tag: '@visit',
}, async ({ page }) => {
  for (const code of listPublishedLanguages()) {
    await page.goto(toAddressIn(code, '/faq/'));
    for (const width of [320, 345, 360, 375, 390, 412, 600, 768, 1024, 1167, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect(room, 'the scroll bar takes room').toBeLessThan(width);
      const controls = page.getByRole('banner').locator('a, button').filter({ visible: true });
      const middles = await controls.evaluateAll((all) =>
        all.map((control) => {
          const { top, bottom } = control.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect.soft(new Set(middles).size, `rows in ${code} at ${width} px`).toBe(1);
    }
  }
});

test('with text at 200 %, the header takes up at most a fifth of the screen height, and on a short screen it is not sticky', async ({
  page,
}) => {
  await page.goto('/faq/');
  await setReaderStyle(page, 'html { font-size: 200% }');
  for (const [height, isInSight] of [
    [1400, true],
    [460, false],
  ] as const) {
    await page.setViewportSize({ width: 320, height });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const bottom = await headerBottom(page);
    expect(bottom > 0, `at ${height} px`).toBe(isInSight);
    expect(bottom).toBeLessThanOrEqual(height / 5);
  }
});
