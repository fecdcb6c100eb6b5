import { expect, type Page } from '@playwright/test';
import { sharedPaths } from '@/checks/support/routes';
import { mapOrigin } from '@/lib/clinic/map';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { defaultLanguage, type LanguageCode } from '@/lib/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { waitForFrames } from './support/animations';
import { listAxeViolations } from './support/axe';
import { noteConsole, noteElsewhere } from './support/console';
import { listFaintShapes } from './support/drawings';
import { listFaintTexts } from './support/faint-texts';
import { setReaderStyle, textSpacing } from './support/header';
import { listClipped, listOverflowing, listSmallTargets, setTextSize } from './support/layout';
import { noteShifts, readToTheEnd } from './support/layout-shifts';
import { largestSettings, showSettings } from './support/reading-settings';
import { replaceMap } from './support/replace-map';
import { test } from './support/test';
import { inEitherTheme } from './support/themes';

const lost = '/nowhere/';

const listPaths = (code: LanguageCode): readonly string[] =>
  code === defaultLanguage
    ? sharedPaths
    : [...getContent(code).pages, ...getContent(code).posts]
        .filter(
          ({ language }, index, all) =>
            language === code || index === all.findIndex((other) => other.language !== code),
        )
        .map(({ path }) => path);

/** Every page of every language, of those in English one per other language, and what stands at a lost address of each. */
const addresses = listPublishedLanguages().flatMap((code) =>
  [...listPaths(code), lost].map((path) => toAddressIn(code, path)),
);

const listKept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);

for (const screen of ['desktop', 'phone']) {
  test.describe(`on a ${screen}`, { tag: screen === 'phone' ? '@phone' : [] }, () => {
    test.use({ hasSeenSplash: false });

    for (const [index, address] of addresses.entries()) {
      // Each page takes its turn on one of the screens; all of them on both is the full matrix.
      const isTurn = (index % 2 === 0) === (screen === 'desktop');

      test(`${address} can be read by everybody`, { tag: isTurn ? [] : '@all' }, async ({
        page,
        context,
        baseURL,
      }) => {
        const { soft } = expect;
        const heard = await noteConsole(page);
        const elsewhere = noteElsewhere(page, baseURL);
        await replaceMap(page);
        await noteShifts(page);

        const answer = await page.goto(address);
        const isLost = address.endsWith(lost);
        soft(answer?.status()).toBe(isLost ? 404 : 200);
        soft(elsewhere).toEqual([]);
        soft(await readToTheEnd(page), 'what moved').toEqual([]);
        soft(elsewhere.filter((url) => !url.startsWith(`${mapOrigin}/`))).toEqual([]);
        soft(await context.cookies()).toEqual([]);
        soft(await listKept(page), 'what is kept').toEqual(['splash']);
        soft(await listSmallTargets(page), 'small targets').toEqual([]);

        // Drawings are complete at once.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // The bar of calls lies over whatever is being scrolled below it; axe sees one place of the page alone.
        await setReaderStyle(page, '.call-bar > div { position: static; }');
        await inEitherTheme(page, async (theme) => {
          soft(await listAxeViolations(page, theme), `axe in the ${theme} theme`).toEqual([]);
          soft(await listFaintTexts(page, 7), `texts in the ${theme} theme`).toEqual([]);
          soft(await listFaintShapes(page, 3), `drawings in the ${theme} theme`).toEqual([]);
        });

        for (const size of ['200%', '24px', '']) {
          await setTextSize(page, size);
          soft(await listOverflowing(page), `too wide with text at ${size || '16px'}`).toEqual([]);
        }
        const size = page.viewportSize() ?? { width: 0, height: 640 };
        await page.setViewportSize({ ...size, width: 320 });
        soft(await listOverflowing(page), 'too wide for 320 px').toEqual([]);
        await showSettings(page, largestSettings);
        await waitForFrames(page);
        soft(await listOverflowing(page), 'too wide with the largest settings').toEqual([]);
        await showSettings(page, {});
        await page.setViewportSize(size);
        await setReaderStyle(page, textSpacing);
        soft(await listClipped(page), 'cut off with text spacing').toEqual([]);
        soft(await listOverflowing(page), 'too wide with text spacing').toEqual([]);

        // The browser itself says so where an address is lost.
        soft(heard.filter((line) => !(isLost && line.includes('404')))).toEqual([]);
      });
    }
  });
}

test.describe('without JavaScript', { tag: '@visit' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const code of listPublishedLanguages()) {
    test(`every page in ${code} is there to read, on the narrowest screen too`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of listPaths(code)) {
        const response = await page.goto(toAddressIn(code, path));
        expect.soft(response?.status(), path).toBe(200);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
        expect.soft(words, path).toBeGreaterThan(25);
        expect.soft(await listOverflowing(page), path).toEqual([]);
      }
    });
  }
});
