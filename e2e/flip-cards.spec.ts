import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { listLandingCards } from '@/lib/content/pages/articles';
import { test } from './support/test';

const { readMore } = getMessages().home.visionTherapy;
const landingCards = listLandingCards();
const [{ path, teaser } = { path: '', teaser: '' }] = landingCards;

const cards = (page: Page) =>
  page.locator('#vision-therapy li').filter({ has: page.locator('h3') });

test.beforeEach(({ page }) => page.goto('/'));

test('a flip card turns under a mouse and the focus, fades in under reduced motion, and is a link as a whole', async ({
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
  await expect(page).toHaveURL(path);
});

test.describe('on a wide touch screen', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 800, height: 1200 } });

  test('a flip card shows its title, teaser and link one below the other, and a tap follows the link', async ({
    page,
  }) => {
    const card = cards(page).first();
    await expect(card.locator('[data-part=faces]')).toHaveCSS('transform', 'none');
    let end = 0;
    for (const part of [
      card.getByRole('heading'),
      card.getByText(teaser),
      card.getByText(readMore, { exact: true }),
    ]) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(end);
      end = y + height;
    }
    await card.tap();
    await expect(page).toHaveURL(path);
  });
});

test('a flip card on a narrow screen is a row with what one notices and the name', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [index, { symptom, shortTitle, teaser }] of landingCards.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByText(String(symptom))).toBeVisible();
    await expect(card.getByRole('heading', { name: shortTitle })).toBeVisible();
    await expect(card.getByText(teaser)).toBeHidden();
    expect((await card.boundingBox())?.height).toBeLessThan(130);
  }
  await cards(page).first().tap();
  await expect(page).toHaveURL(path);
});
