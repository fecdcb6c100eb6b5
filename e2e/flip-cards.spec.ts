import { expect, type Page } from '@playwright/test';
import { listLandingCards } from '@/lib/content/pages/articles';
import { test } from './support/test';

const landingCards = listLandingCards();
const [{ path, teaser } = { path: '', teaser: '' }] = landingCards;

const cards = (page: Page) =>
  page.locator('#vision-therapy li').filter({ has: page.locator('h3') });

test.beforeEach(({ page }) => page.goto('/'));

test('a flip card flips on hover and on focus, and the whole card is a link', async ({ page }) => {
  const card = cards(page).first();
  const faces = card.locator('[data-part=faces]');
  await card.hover();
  await expect(faces).toHaveCSS('transform', /^matrix3d\(-1,/);
  await page.mouse.move(0, 0);
  await expect(faces).toHaveCSS('transform', /^(none|matrix3d\(1,.*|matrix\(1,.*)$/);
  await card.getByRole('link').focus();
  await expect(faces).toHaveCSS('transform', /^matrix3d\(-1,/);
  await card.click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(path);
});

test.describe('on a wide touch screen', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 800, height: 1200 } });

  test('a flip card shows its teaser without flipping', async ({ page }) => {
    const card = cards(page).first();
    await expect(card.locator('[data-part=faces]')).toHaveCSS('transform', 'none');
    await expect(card.getByText(String(teaser))).toBeVisible();
  });
});

test('on a narrow screen, a flip card is a row with the symptom and the name', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [index, { symptom, shortTitle, teaser }] of landingCards.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByText(String(symptom)).first()).toBeVisible();
    await expect(card.getByRole('heading', { name: shortTitle })).toBeVisible();
    await expect(card.getByText(String(teaser))).toBeHidden();
  }
  await cards(page).first().tap();
  await expect(page).toHaveURL(path);
});
