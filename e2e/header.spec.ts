import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { EMERGENCY_ID } from '@/lib/content/pages/table-of-contents';
import {
  expectNothingBehindHeader,
  headerBottom,
  setReaderStyle,
  textSpacing,
} from './support/header';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { navigation, page: messages } = getMessages();

const screens = [
  { width: 360, height: 740 },
  { width: 390, height: 844, style: textSpacing },
  { width: 360, height: 1400, style: 'html { font-size: 200% }' },
  { width: 390, height: 844, style: 'html { font-size: 24px }' },
  { width: 1280, height: 800, style: 'html { font-size: 200% }' },
];

test('the header covers no target of a link and no field', async ({ page }) => {
  await expectNothingBehindHeader(page, screens);
});

test('a header that takes more than a fifth of the screen scrolls away', async ({ page }) => {
  for (const [height, isInSight] of [
    [1400, true],
    [560, false],
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

test('a link to the card for emergencies shows the whole of its head', {
  tag: '@both-screens',
}, async ({ page }) => {
  await page.goto(article.path);
  await page
    .getByRole('link', { name: messages.helpAtOnce })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${article.path}#${EMERGENCY_ID}`);
  const level = page.getByText(messages.careLevels.emergency, { exact: true });
  const { y = 0 } = (await level.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(await headerBottom(page));
});

test('a link to a section shows its first line below the header', {
  tag: '@both-screens',
}, async ({ page }) => {
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
