import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { EMERGENCY_ID } from '@/lib/content/pages/table-of-contents';
import { toAddressIn } from '@/lib/site/language-address';
import { headerBottom, setReaderStyle, textSpacing } from './support/header';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { forms, navigation, page: messages } = getMessages();
const question = getQuestionGroups().at(-1)?.items.at(-1)?.id ?? '';

// Playwright hides the scroll bars that take room beside a page.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Expects neither the target of a link nor a field that is reached from below to be behind the header. */
async function expectNothingBehindHeader(
  page: Page,
  screens: readonly (readonly [width: number, height: number, readerStyle?: string])[],
): Promise<void> {
  const expectBelow = async (top: number | undefined, what: string) =>
    expect.soft(top, what).toBeGreaterThanOrEqual(await headerBottom(page));
  for (const path of [`/faq/#${question}`, '/patient-form/']) {
    await page.goto(path);
    for (const [width, height, readerStyle = ''] of screens) {
      await page.setViewportSize({ width, height });
      await setReaderStyle(page, readerStyle);
      const name = `${path} at ${width} × ${height} ${readerStyle}`;
      if (path.includes(question)) {
        const target = page.locator(`[id="${question}"]`);
        await expect(target).toHaveAttribute('open');
        await page.evaluate((id) => {
          location.hash = '';
          location.hash = id;
        }, question);
        await expectBelow((await target.boundingBox())?.y, name);
      } else {
        await page.getByRole('button', { name: forms.patient.submit }).focus();
        for (const _ of Object.keys(forms.patient.fields)) {
          await page.keyboard.press('Shift+Tab');
          await expectBelow((await page.locator(':focus').boundingBox())?.y, name);
        }
      }
    }
  }
}

test('covers no target of a link and no focused field', async ({ page }) => {
  await expectNothingBehindHeader(page, [
    [360, 740],
    [390, 844, textSpacing],
    [360, 1400, 'html { font-size: 200% }'],
    [390, 844, 'html { font-size: 24px }'],
    [1280, 800, 'html { font-size: 200% }'],
  ]);
});

test('covers neither where the browser is set to very large text', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await expectNothingBehindHeader(page, [
    [360, 800],
    [412, 800],
  ]);
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  expect(await page.evaluate(() => matchMedia('(max-width: 18rem)').matches)).toBe(true);
});

test('is a single row in each language, beside a scroll bar too', { tag: '@visit' }, async ({
  page,
}) => {
  for (const code of listPublishedLanguages()) {
    await page.goto(toAddressIn(code, '/faq/'));
    for (const width of [
      320, 345, 360, 375, 384, 390, 395, 412, 600, 768, 1024, 1167, 1280, 1366, 1920,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect(room, 'the scroll bar takes room').toBeLessThan(width);
      const middles = await page
        .getByRole('banner')
        .locator('a, button')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { top, height } = control.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
        );
      expect.soft(new Set(middles).size, `rows in ${code} at ${width} px`).toBe(1);
    }
  }
});

test('takes at most a fifth of the screen, and scrolls away on a low one', async ({ page }) => {
  for (const [height, isInSight] of [
    [1400, true],
    [460, false],
  ] as const) {
    await page.setViewportSize({ width: 320, height });
    await page.goto('/faq/');
    await setReaderStyle(page, 'html { font-size: 200% }');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const bottom = await headerBottom(page);
    expect(bottom > 0, `at ${height} px`).toBe(isInSight);
    expect(bottom).toBeLessThanOrEqual(height / 5);
  }
});

test('leaves in sight the head of the emergency card and the first line of a section', {
  tag: '@both-screens',
}, async ({ page }) => {
  await page.goto(article.path);
  const link = page.getByRole('link', { name: messages.helpAtOnce }).filter({ visible: true });
  await link.first().click();
  await expect(page).toHaveURL(`${article.path}#${EMERGENCY_ID}`);
  const level = page.getByText(messages.careLevels.emergency, { exact: true });
  const { y = 0 } = (await level.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(await headerBottom(page));

  await page.goto('/');
  for (const style of ['', 'html { font-size: 24px }']) {
    await setReaderStyle(page, style);
    for (const { id } of navigation.sections.slice(1)) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      const first = page.locator(`#${id}`).getByRole('paragraph').first();
      await expect(first).toBeInViewport();
      const { y: top = 0 } = (await first.boundingBox()) ?? {};
      expect.soft(top, `${id} ${style}`).toBeGreaterThanOrEqual(await headerBottom(page));
    }
  }
});
