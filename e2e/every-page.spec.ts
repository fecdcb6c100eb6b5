import { expect, type Page } from '@playwright/test';
import { mapOrigin } from '@/lib/clinic/map';
import { waitForFrames } from './support/animations';
import { listAxeViolations } from './support/axe';
import { noteConsole, noteElsewhere } from './support/console';
import { listFaint } from './support/contrast';
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
    ...Object.keys({ ...localStorage, ...sessionStorage }),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);

/** The end times of CSS animations, in ms; infinity for an endless animation. */
const listAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );

/**
 * Opens pages one after the other, and reports the problems of each at normal, enlarged and narrow size; for a page
 * with the same layout as another one, such as a translated article, only problems that depend on its text.
 */
async function startVisit(page: Page, baseURL: string | undefined) {
  const heard = await noteConsole(page);
  const elsewhere = noteElsewhere(page, baseURL);
  await replaceMap(page);
  await noteShifts(page);
  return async (address: string, isLikeAnother = false) => {
    const expectNone = (found: unknown[], what: string) =>
      soft(found, `${address}: ${what}`).toEqual([]);
    heard.length = 0;
    elsewhere.length = 0;
    const isLost = address.endsWith(LOST);
    const answer = await page.goto(address);
    soft(answer?.status(), address).toBe(isLost ? 404 : 200);
    expectNone(elsewhere, 'requests elsewhere');
    if (!isLikeAnother) {
      const animations = await listAnimations(page);
      expectNone(
        animations.filter((end) => end >= 5000),
        'animations of 5 s and more',
      );
      expectNone(await readToTheEnd(page), 'what moved');
      expectNone(
        elsewhere.filter((url) => !url.startsWith(`${mapOrigin}/`)),
        'requests elsewhere but the map',
      );
      expectNone(await page.context().cookies(), 'cookies');
      soft(await listKept(page), `${address}: what is kept`).toEqual(['splash']);
    }

    const expectNoOverflow = async (how: string) =>
      expectNone(await listOverflowing(page), `too wide ${how}`);
    const size = page.viewportSize() ?? { width: 0, height: 640 };
    for (const textSize of isLikeAnother ? [] : ['200%', '24px', '']) {
      await setTextSize(page, textSize);
      await expectNoOverflow(`with text at ${textSize || '16px'}`);
    }
    for (const width of isLikeAnother ? [320] : [1280, 320]) {
      await page.setViewportSize({ ...size, width });
      await expectNoOverflow(`for ${width} px`);
      expectNone(isLikeAnother ? [] : await listSmallTargets(page), `small targets at ${width} px`);
    }
    await showSettings(page, largestSettings);
    await waitForFrames(page);
    await expectNoOverflow('for 320 px with the largest settings');
    await showSettings(page, {});
    await page.setViewportSize(size);
    await setReaderStyle(page, textSpacing);
    expectNone(await listClipped(page), 'cut off with text spacing');
    await expectNoOverflow('with text spacing');
    // The browser logs the 404 status of an unknown URL.
    expectNone(
      heard.filter((line) => !(isLost && line.includes('404'))),
      'console',
    );
  };
}

/** Expects no animations under reduced motion, and in both themes no axe violations and enough contrast. */
async function expectAccessible(page: Page, address: string) {
  // With reduced motion, drawings are complete at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  soft(await listAnimations(page), `${address}: animations under reduced motion`).toEqual([]);
  // The sticky emergency call bar would hide a part of the page from axe.
  await setReaderStyle(page, '.call-bar > div { position: static; }');
  await inEitherTheme(page, async (theme) => {
    const where = `${address} in the ${theme} theme`;
    soft(await listAxeViolations(page, theme), where).toEqual([]);
    soft(await listFaint(page), `${where}: faint`).toEqual([]);
  });
  // The next page starts with the default theme again.
  await page.evaluate(() => localStorage.removeItem('theme'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

for (const screen of ['phone', 'desktop']) {
  test.describe(`on a ${screen}`, { tag: screen === 'phone' ? '@phone' : '@all' }, () => {
    test.use({ hasSeenSplash: false });

    for (const { name, isTranslated, addresses } of listPagesByKind()) {
      const [sample = '', ...others] = addresses;
      const timeout = 300_000 + 30_000 * others.length;

      test(`${name}: no overflow, small target, layout shift, cookie or console message; no axe violation or low contrast on the first page`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(timeout);
        const visit = await startVisit(page, baseURL);
        await visit(sample);
        await expectAccessible(page, sample);
        for (const address of others) {
          await visit(address, screen === 'phone' && isTranslated);
        }
      });

      test(`${name}: no axe violation or low contrast on the others`, { tag: '@all' }, async ({
        page,
      }) => {
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
