import { expect, type Page } from '@playwright/test';
import { getPage } from '@/lib/content/pages';
import { test } from './support/test';

const animated = ['learning', 'visual', 'austim', 'binocular'];

async function listAnimations(page: Page, slug: string) {
  const { path, drawingTitle } = getPage('article', `/vision-therapy/${slug}/`);
  await page.goto(path);
  return page.getByRole('img', { name: drawingTitle }).evaluate((picture) =>
    picture.getAnimations({ subtree: true }).map((animation) => {
      const { endTime, iterations } = animation.effect?.getComputedTiming() ?? {};
      return { endTime: Number(endTime), iterations: Number(iterations) };
    }),
  );
}

for (const slug of animated) {
  test(`the picture of ${slug} comes in part by part and ends within 5 s`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    const animations = await listAnimations(page, slug);
    expect(animations.length).toBeGreaterThan(1);
    for (const { endTime, iterations } of animations) {
      expect(iterations).toBe(1);
      expect(endTime).toBeLessThan(5000);
    }
  });

  test(`the picture of ${slug} stands still under reduced motion`, { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await listAnimations(page, slug)).toEqual([]);
  });
}
