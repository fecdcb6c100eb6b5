import { expect, type Page } from '@playwright/test';
import { listLandingCards } from '@/lib/content/articles';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { test } from './support/test';

const { readMore, readMoreAbout } = getMessages().home.visionTherapy;

const cards = (page: Page) =>
  page.locator('#vision-therapy li').filter({ has: page.locator('h3') });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('each subject has one link, to its own page', async ({ page }) => {
  const articles = listLandingCards();
  await expect(cards(page)).toHaveCount(articles.length);
  for (const { path, shortTitle } of articles) {
    const name = formatMessage(readMoreAbout, { title: shortTitle });
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
  }
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('link')).toHaveCount(1);
  }
});

test('with a mouse and with the keyboard it turns, and the whole card is the link', async ({
  page,
}) => {
  const card = cards(page).first();
  const faces = card.locator('.flip-card-faces');
  await expect(faces).toHaveCSS('transform', 'none');
  await card.hover();
  await expect(faces).toHaveCSS('transform', /^matrix3d\(-1,/);
  await page.mouse.move(0, 0);
  await expect(faces).toHaveCSS('transform', /^(none|matrix3d\(1,.*|matrix\(1,.*)$/);
  await card.getByRole('link').focus();
  await expect(faces).toHaveCSS('transform', /^matrix3d\(-1,/);
  await card.click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(/\/vision-therapy\/[\w-]+\/$/);
});

test.describe('on a touch screen', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

  test('both faces stand together, and a tap follows the link', async ({ page }) => {
    const card = cards(page).first();
    await card.scrollIntoViewIfNeeded();
    const front = await card.getByRole('heading').boundingBox();
    const back = await card.getByText(readMore).boundingBox();
    const teaser = await card.getByText(String(listLandingCards()[0]?.teaser)).boundingBox();
    const gapPx = (teaser?.y ?? Infinity) - (front?.y ?? 0) - (front?.height ?? 0);
    expect(gapPx).toBeLessThan(24);
    expect(back?.y).toBeGreaterThan((front?.y ?? 0) + (front?.height ?? 0));
    await expect(card.locator('.flip-card-faces')).toHaveCSS('transform', 'none');
    await card.tap();
    await expect(page).toHaveURL(/\/vision-therapy\/[\w-]+\/$/);
  });
});

test('on a narrow screen with a mouse both faces stand together', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const card = cards(page).first();
  const heading = await card.getByRole('heading').boundingBox();
  const teaser = await card.getByText(String(listLandingCards()[0]?.teaser)).boundingBox();
  expect(teaser?.y).toBeGreaterThan((heading?.y ?? Infinity) + (heading?.height ?? 0));
  await card.hover();
  await expect(card.locator('.flip-card-faces')).toHaveCSS('transform', 'none');
});

test('under reduced motion it does not turn; the back fades in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const card = cards(page).first();
  const back = card.locator('.flip-card-back');
  await expect(back).toHaveCSS('opacity', '0');
  await card.getByRole('link').focus();
  await expect(back).toHaveCSS('opacity', '1');
  await expect(card.locator('.flip-card-faces')).toHaveCSS('transform', 'none');
});
