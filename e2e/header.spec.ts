import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { EMERGENCY_ID } from '@/lib/content/table-of-contents';
import { addReaderStyle, expectNothingBehindHeader, headerBottom } from './support/header';
import { test } from './support/test';

const { navigation, page: messages } = getMessages();

const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

const sizes = [
  { width: 360, height: 740, style: '' },
  { width: 390, height: 844, style: textSpacing },
  { width: 360, height: 1400, style: 'html { font-size: 200% }' },
  { width: 390, height: 844, style: 'html { font-size: 24px }' },
  { width: 1280, height: 800, style: 'html { font-size: 200% }' },
];

for (const { width, height, style } of sizes) {
  test(`the header covers no target of a link and no field at ${width} × ${height} ${style}`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await expectNothingBehindHeader(page, style);
  });
}

test('a header that takes more than a fifth of the screen scrolls away', {
  tag: '@any-screen',
}, async ({ page }) => {
  for (const [height, isInSight] of [
    [1400, true],
    [740, false],
  ] as const) {
    await page.setViewportSize({ width: 360, height });
    await page.goto('/faq/');
    await addReaderStyle(page, 'html { font-size: 150% }');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const bottom = await headerBottom(page);
    expect(bottom > 0, `at ${height} px`).toBe(isInSight);
    expect(bottom).toBeLessThanOrEqual(height / 5);
  }
});

test('a link to the card for emergencies shows the whole of its head', async ({ page }) => {
  await page.goto('/vision-therapy/squint/');
  await page
    .getByRole('link', { name: messages.helpAtOnce })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(`/vision-therapy/squint/#${EMERGENCY_ID}`);
  const level = page.getByText(messages.careLevels.emergency, { exact: true });
  const { y = 0 } = (await level.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(await headerBottom(page));
});

test('a link to a section shows its first line below the header', async ({ page }) => {
  await page.goto('/');
  for (const style of ['', 'html { font-size: 24px }']) {
    await addReaderStyle(page, style);
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
