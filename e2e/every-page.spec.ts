import { expect, type Page } from '@playwright/test';
import { mapOrigin } from '@/lib/clinic/map';
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
import { LOST, listPagesByKind } from './support/sample-pages';
import { test } from './support/test';
import { inEitherTheme } from './support/themes';

const { soft } = expect;

const listKept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);

/**
 * Opens pages one after the other, and lists what is wrong with each as it is read, enlarged and narrowed; of one
 * with the layout of another, such as a translated article, only what depends on its words.
 */
async function startVisit(page: Page, baseURL: string | undefined) {
  const heard = await noteConsole(page);
  const elsewhere = noteElsewhere(page, baseURL);
  await replaceMap(page);
  await noteShifts(page);
  return async (address: string, isLikeAnother = false) => {
    heard.length = 0;
    elsewhere.length = 0;
    const isLost = address.endsWith(LOST);
    const answer = await page.goto(address);
    soft(answer?.status(), address).toBe(isLost ? 404 : 200);
    soft(elsewhere, `${address}: requests elsewhere`).toEqual([]);
    if (!isLikeAnother) {
      soft(await readToTheEnd(page), `${address}: what moved`).toEqual([]);
      soft(
        elsewhere.filter((url) => !url.startsWith(`${mapOrigin}/`)),
        `${address}: requests elsewhere but the map`,
      ).toEqual([]);
      soft(await page.context().cookies(), `${address}: cookies`).toEqual([]);
      soft(await listKept(page), `${address}: what is kept`).toEqual(['splash']);
    }

    const expectNoOverflow = async (how: string) =>
      soft(await listOverflowing(page), `${address}: too wide ${how}`).toEqual([]);
    const size = page.viewportSize() ?? { width: 0, height: 640 };
    for (const textSize of isLikeAnother ? [] : ['200%', '24px', '']) {
      await setTextSize(page, textSize);
      await expectNoOverflow(`with text at ${textSize || '16px'}`);
    }
    for (const width of [1280, 320]) {
      await page.setViewportSize({ ...size, width });
      await expectNoOverflow(`for ${width} px`);
      soft(
        isLikeAnother ? [] : await listSmallTargets(page),
        `${address}: small targets at ${width} px`,
      ).toEqual([]);
    }
    await showSettings(page, largestSettings);
    await waitForFrames(page);
    await expectNoOverflow('for 320 px with the largest settings');
    await showSettings(page, {});
    await page.setViewportSize(size);
    await setReaderStyle(page, textSpacing);
    soft(await listClipped(page), `${address}: cut off with text spacing`).toEqual([]);
    await expectNoOverflow('with text spacing');
    // The browser logs the 404 of a lost address.
    soft(
      heard.filter((line) => !(isLost && line.includes('404'))),
      `${address}: console`,
    ).toEqual([]);
  };
}

/** Expects axe, and the contrast of texts and drawings, to be right in either theme. */
async function expectAccessible(page: Page, address: string) {
  // Without motion, drawings are complete at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The sticky bar of calls covers a part of the page from axe.
  await setReaderStyle(page, '.call-bar > div { position: static; }');
  await inEitherTheme(page, async (theme) => {
    const where = `${address} in the ${theme} theme`;
    soft(await listAxeViolations(page, theme), where).toEqual([]);
    soft(await listFaintTexts(page, 7), `${where}: faint texts`).toEqual([]);
    soft(await listFaintShapes(page, 3), `${where}: faint drawings`).toEqual([]);
  });
  // As every next page begins.
  await page.evaluate(() => localStorage.removeItem('theme'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

for (const screen of ['phone', 'desktop']) {
  test.describe(`on a ${screen}`, { tag: screen === 'phone' ? '@phone' : '@all' }, () => {
    test.use({ hasSeenSplash: false });

    for (const { name, isTranslated, addresses } of listPagesByKind()) {
      const [sample = '', ...others] = addresses;
      const timeout = 300_000 + 30_000 * others.length;

      test(`fits, stays still and logs nothing: ${name}; axe on one`, async ({ page, baseURL }) => {
        test.setTimeout(timeout);
        const visit = await startVisit(page, baseURL);
        await visit(sample);
        await expectAccessible(page, sample);
        for (const address of others) {
          await visit(address, screen === 'phone' && isTranslated);
        }
      });

      test(`axe on the others: ${name}`, { tag: '@all' }, async ({ page }) => {
        test.setTimeout(timeout);
        await replaceMap(page);
        for (const address of others) {
          await page.goto(address);
          await expectAccessible(page, address);
        }
      });
    }
  });
}
