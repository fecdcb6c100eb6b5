import { expect } from '@playwright/test';
import { listFaint } from './support/contrast';
import { submit } from './support/forms';
import { showSettings } from './support/reading-settings';
import { loadMap, replaceMap } from './support/replace-map';
import { article } from './support/sample-pages';
import { test } from './support/test';

test('every focused element has a visible outline and is not covered by the header', {
  tag: '@both-screens',
}, async ({ page }) => {
  await replaceMap(page);
  for (const path of ['/', article.path, '/patient-form/', '/faq/', '/login/']) {
    await page.goto(path);
    if (path === '/') {
      await loadMap(page);
    }
    const stops = new Set<string>();
    let isLast = false;
    while (!isLast) {
      await page.keyboard.press('Tab');
      // While the focus moves into the map iframe, no element has it for a moment.
      await page.waitForFunction(() => document.activeElement !== document.body);
      const stop = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth, position } = getComputedStyle(focused);
        const { top, bottom, left } = focused.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        // The skip link covers the header on purpose.
        const isInHeader = focused.closest('header, [popover]') || position === 'fixed';
        return {
          name: `${Math.round(top + scrollY)} ${Math.round(left)} ${focused.outerHTML.slice(0, 80)}`,
          // The box around the map shows the focus of its iframe a moment later.
          isShown:
            focused.tagName === 'IFRAME' ||
            (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3),
          isCovered: !isInHeader && (bottom <= header || top >= innerHeight),
          isLast: [...document.querySelectorAll('footer :is(a, button)')].at(-1) === focused,
        };
      });
      expect(stops).not.toContain(stop.name);
      stops.add(stop.name);
      ({ isLast } = stop);
      expect.soft({ ...stop, path }).toEqual({ ...stop, path, isShown: true, isCovered: false });
    }
    expect(stops.size).toBeGreaterThan(5);
  }
});

test('in forced colours, texts and drawings have contrast, controls a border', async ({ page }) => {
  // The site's dark theme has pale lines, which would vanish on the white page of the system theme.
  await page.emulateMedia({
    forcedColors: 'active',
    colorScheme: 'light',
    // With reduced motion, drawings are complete at once.
    reducedMotion: 'reduce',
  });
  for (const path of ['/', article.path, '/patient-form/']) {
    await page.goto(path);
    if (path === '/patient-form/') {
      await submit(page);
      await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
    }
    for (const settings of [{}, { 'high-contrast': true }]) {
      await showSettings(page, settings);
      expect.soft(await listFaint(page), path).toEqual([]);
    }
  }
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, main a[class*="rounded"]')]
      .filter((element) => element.checkVisibility())
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
      .map((element) => element.outerHTML.slice(0, 90)),
  );
  expect(bare).toEqual([]);
});
