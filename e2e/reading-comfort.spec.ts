import { expect, type Page } from '@playwright/test';
import { sharedPaths } from '@/checks/support/routes';
import { getMessages } from '@/lib/content/get-content';
import { listFaintShapes } from './support/drawings';
import { listFaintTexts } from './support/faint-texts';
import { listOverflowing } from './support/overflow';
import { loadMap, replaceMap } from './support/replace-map';
import { test } from './support/test';
import { inEitherTheme } from './support/themes';
import { timeForEveryPage } from './support/time-for-every-page';

const paths = [...sharedPaths, '/nowhere/'];

test.beforeEach(async ({ page }) => {
  await replaceMap(page);
});

test('every text has a contrast of 7:1 and every drawing of 3:1 in either theme', async ({
  page,
}) => {
  test.setTimeout(timeForEveryPage(3000));
  // Drawings stand complete at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    await inEitherTheme(page, async (theme) => {
      expect.soft(await listFaintTexts(page, 7), `${path} in the ${theme} theme`).toEqual([]);
      expect.soft(await listFaintShapes(page, 3), `${path} in the ${theme} theme`).toEqual([]);
    });
  }
});

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const screen = page.viewportSize() ?? { width: 320, height: 640 };
  for (const fontSize of ['200%', '24px', '']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    expect.soft(await listOverflowing(page), `${path} at ${fontSize || '16px'}`).toEqual([]);
  }
  await page.setViewportSize({ ...screen, width: 320 });
  expect.soft(await listOverflowing(page), `${path} at 320 px`).toEqual([]);
  await page.setViewportSize(screen);
}

async function expectRoomForTextSpacing(page: Page, path: string): Promise<void> {
  // As a reader's own style sheet does, past the policy that no page may add a style.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets.push(spacing);
  });
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflow: way, overflowY } = getComputedStyle(element);
        const hides = [way, overflowY].some((value) => /hidden|clip/.test(value));
        const isCut = element.scrollHeight > element.clientHeight + 2;
        // What only screen readers hear has no size.
        const isHeardOnly = element.clientWidth <= 1;
        return hides && isCut && !isHeardOnly && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );
  expect.soft(clipped, `${path}, cut off`).toEqual([]);
  expect.soft(await listOverflowing(page), `${path} with text spacing`).toEqual([]);
}

/** A target is 44 px large, or 24 px inside running text; the label around a field is part of it. */
async function expectLargeTargets(page: Page, path: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.matches('.sr-only'))
      .map((target) => {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        const reach = getComputedStyle(target, '::after');
        const isCard = reach.position === 'absolute' && reach.content !== 'none';
        const isInText =
          getComputedStyle(target).display === 'inline' || Boolean(target.closest('sup'));
        const least = isInText ? 24 : 44;
        return { target, isSmall: !isCard && (height < least || width < Math.min(least, 44)) };
      })
      .filter(({ isSmall }) => isSmall)
      .map(
        ({ target }) => `${target.getBoundingClientRect().height} ${target.outerHTML.slice(0, 80)}`,
      ),
  );
  expect.soft(small, `${path}, small targets`).toEqual([]);
}

test('targets are large, and larger text, wider spacing or a narrow screen cuts nothing off', async ({
  page,
}) => {
  test.setTimeout(timeForEveryPage(4000));
  for (const path of paths) {
    await page.goto(path);
    await expectLargeTargets(page, path);
    await expectNoSidewaysScroll(page, path);
    await expectRoomForTextSpacing(page, path);
  }
});

test('whatever takes the focus shows it, and no header covers it', async ({ page }) => {
  for (const path of ['/', '/vision-therapy/learning/', '/patient-form/', '/faq/', '/login/']) {
    await page.goto(path);
    if (path === '/') {
      await loadMap(page);
    }
    const stops = new Set<string>();
    let isLast = false;
    while (!isLast) {
      await page.keyboard.press('Tab');
      // On its way through the map's frame the focus is nowhere for a moment.
      await expect(page.locator(':focus')).not.toHaveCount(0);
      const stop = await page.locator(':focus').evaluate((focused) => {
        const card = focused.closest('.flip-card') ?? focused;
        const { outlineStyle, outlineWidth } = getComputedStyle(card);
        const { top, bottom, left } = focused.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        // The skip link comes up over the header on purpose.
        const isInHeader =
          Boolean(focused.closest('header, [popover]')) ||
          getComputedStyle(focused).position === 'fixed';
        return {
          name: `${Math.round(top + scrollY)} ${Math.round(left)} ${focused.outerHTML.slice(0, 80)}`,
          // The map's frame shows it a moment later: see map.spec.ts.
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

test('in forced colours every button and field keeps an edge', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/patient-form/');
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, main a[class*="rounded"]')]
      .filter((element) => element.checkVisibility())
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
      .map((element) => element.outerHTML.slice(0, 90)),
  );
  expect(bare).toEqual([]);
});

test('in forced colours drawings and icons have the colours of the system', {
  tag: '@any-screen',
}, async ({ page }) => {
  // The site's own theme is the dark one, whose pale lines would vanish on the system's white page.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  for (const path of ['/', '/vision-therapy/amblyopia/']) {
    await page.goto(path);
    expect.soft(await listFaintShapes(page, 3), path).toEqual([]);
  }
  await page.goto('/patient-form/');
  await page.getByRole('button', { name: getMessages().forms.patient.submit }).click();
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
  expect(await listFaintShapes(page, 3)).toEqual([]);
});

test('who asks for more contrast gets no muted text and no faint line', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/faq/');
  await inEitherTheme(page, async (theme) => {
    const looks = await page.getByRole('main').evaluate((main) => {
      const [title, lead] = [...main.querySelectorAll('h1, h1 + p')].map(
        (text) => getComputedStyle(text).color,
      );
      const question = main.querySelector('details') ?? main;
      return { title, lead, edge: getComputedStyle(question).borderTopColor };
    });
    expect(looks, theme).toEqual({ title: looks.title, lead: looks.title, edge: looks.title });
  });
});
