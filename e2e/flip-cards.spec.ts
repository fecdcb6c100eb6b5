import { expect, type Locator, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { listLandingCards } from '@/lib/content/pages/articles';
import { test } from './support/test';

const { readMore } = getMessages().home.visionTherapy;

const cards = (page: Page) =>
  page.locator('#vision-therapy li').filter({ has: page.locator('h3') });

/** Expects the title, the teaser and the words of the link of a card to be one below the other. */
async function expectBothFaces(card: Locator): Promise<void> {
  await expect(card.locator('[data-part=faces]')).toHaveCSS('transform', 'none');
  let end = 0;
  for (const part of [
    card.getByRole('heading'),
    card.getByText(String(listLandingCards()[0]?.teaser)),
    card.getByText(readMore, { exact: true }),
  ]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(end);
    end = y + height;
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('turns under a mouse and the focus, fades in under reduced motion, and is a link as a whole', async ({
  page,
}) => {
  const card = cards(page).first();
  const faces = card.locator('[data-part=faces]');
  const link = card.getByRole('link');
  await expect(faces).toHaveCSS('transform', 'none');
  await card.hover();
  await expect(faces).toHaveCSS('transform', /^matrix3d\(-1,/);
  await page.mouse.move(0, 0);
  await expect(faces).toHaveCSS('transform', /^(none|matrix3d\(1,.*|matrix\(1,.*)$/);
  await link.focus();
  await expect(faces).toHaveCSS('transform', /^matrix3d\(-1,/);
  await link.blur();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const back = card.locator('[data-part=back]');
  await expect(back).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(back).toHaveCSS('opacity', '1');
  await expect(faces).toHaveCSS('transform', 'none');
  await card.click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(/\/vision-therapy\/[\w-]+\/$/);
});

test.describe('on a wide touch screen', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 800, height: 1200 } });

  test('shows both faces on a wide touch screen, and a tap follows the link', async ({ page }) => {
    const card = cards(page).first();
    await card.scrollIntoViewIfNeeded();
    await expectBothFaces(card);
    await card.tap();
    await expect(page).toHaveURL(/\/vision-therapy\/[\w-]+\/$/);
  });
});

test('is a row with what one notices and the name on a narrow screen', {
  tag: '@both-screens',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [index, { symptom, shortTitle, teaser }] of listLandingCards().entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByText(String(symptom))).toBeVisible();
    await expect(card.getByRole('heading', { name: shortTitle })).toBeVisible();
    await expect(card.getByText(teaser)).toBeHidden();
    expect((await card.boundingBox())?.height).toBeLessThan(130);
  }
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/vision-therapy\/[\w-]+\/$/);
});
