import { expect, type Page } from '@playwright/test';
import { getArticles } from '@/lib/content/pages/articles';
import { test } from './support/test';

/** The drawings that come in part by part. */
const animated = ['learning', 'cortical-visual-impairment', 'autism', 'binocular'];

const articles = getArticles().filter(({ drawing }) => animated.includes(drawing));

/** How the picture of an article moves. */
async function listAnimations(page: Page, { path, drawingTitle }: (typeof articles)[number]) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return page.getByRole('img', { name: drawingTitle }).evaluate((picture) =>
    picture.getAnimations({ subtree: true }).map((animation) => {
      const { endTime, iterations } = animation.effect?.getComputedTiming() ?? {};
      return { endTime: Number(endTime), iterations: Number(iterations) };
    }),
  );
}

test('the drawing of an article is animated for less than 5 s, and still under reduced motion', async ({
  page,
}) => {
  for (const article of articles) {
    const animations = await listAnimations(page, article);
    expect.soft(animations.length, article.path).toBeGreaterThan(1);
    for (const { endTime, iterations } of animations) {
      expect.soft(iterations, article.path).toBe(1);
      expect.soft(endTime, article.path).toBeLessThan(5000);
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const article of articles) {
    expect.soft(await listAnimations(page, article), article.path).toEqual([]);
  }
});
