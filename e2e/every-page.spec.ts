import { expect, type Page } from '@playwright/test';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { getContent } from '@/lib/content/get-content';
import { language } from '@/lib/language';
import { expectNoFaults } from './support/axe';
import { readExport } from './support/export';
import {
  isSpecified,
  postPaths,
  sharedPaths,
  subjectPaths,
  timeForEveryPage,
} from './support/routes';
import { test } from './support/test';

const { references, words: messages } = getContent();

/** The pages that tell patients something about their health. */
const healthPaths = [...subjectPaths, '/faq/'];

async function expectDepth(page: Page): Promise<void> {
  const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
  expect.soft(words).toBeGreaterThan(600);
  const { careTitles, evidence, keyFacts, references: sources } = messages.page;
  for (const name of [careTitles.emergency, evidence, keyFacts, sources]) {
    await expect.soft(page.getByRole('heading', { name, exact: true })).toHaveCount(1);
  }
}

async function expectEasyReading(page: Page): Promise<void> {
  const parts = await page
    .getByRole('main')
    .locator(':is(p, li, dd, blockquote):not(:has(p, li)):not(section:has(> #references) *)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('nav, [aria-labelledby="references"]'))
        .map((element) => {
          const copy = element.cloneNode(true) as HTMLElement;
          for (const mark of copy.querySelectorAll('sup')) {
            mark.remove();
          }
          return copy.textContent?.trim() ?? '';
        }),
    );
  const sentences = parts
    .flatMap((part) => part.split(/(?<=[.?!:])\s+/))
    .filter((part) => part.split(/\s+/).length > 3);
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}’'-]+/gu) ?? []);
  const grade = fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
  expect.soft(grade, 'the grade of its language').toBeGreaterThan(4);
  expect.soft(grade, 'the grade of its language').toBeLessThan(9.5);
}

async function expectHonestSources(page: Page, least: number): Promise<void> {
  const main = page.getByRole('main');
  const listed = await main
    .locator('li[id^="reference-"]')
    .evaluateAll((items) => items.map(({ id }) => id));
  const cited = await main
    .locator('sup a')
    .evaluateAll((marks) => marks.map((mark) => (mark as HTMLAnchorElement).hash.slice(1)));
  expect.soft([...new Set(cited)].sort()).toEqual([...listed].sort());
  expect.soft(listed.length).toBeGreaterThanOrEqual(least);
}

async function expectToStandAlone(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect.soft(response?.status()).toBe(200);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language.tag);
  const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
  // Length and language are due from the pages of the specification: a further one may be short.
  const isDue = isSpecified(path);
  const isHealthPage = healthPaths.includes(path);
  expect.soft(words).toBeGreaterThan(isDue && postPaths.includes(path) ? 700 : 25);
  if (isDue && path.startsWith('/vision-therapy/')) {
    await expectDepth(page);
  }
  if (isDue && isHealthPage) {
    await expectEasyReading(page);
  }
  if (isHealthPage) {
    await expectHonestSources(page, isDue ? 1 : 0);
  }
}

test.describe('without JavaScript', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page stands by itself, in plain words and with its sources', async ({ page }) => {
    test.setTimeout(timeForEveryPage(3000));
    for (const path of sharedPaths) {
      await test.step(path, () => expectToStandAlone(page, path));
    }
  });
});

test('every source of the bibliography is listed somewhere', { tag: '@any-screen' }, () => {
  const pages = [...readExport('index.html').values()].join('\n');
  const decoded = pages
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
  const unused = Object.entries(references).filter(([, { text }]) => !decoded.includes(text));
  expect(unused.map(([id]) => id)).toEqual([]);
});

test('no link inside the site leads nowhere', { tag: '@any-screen' }, () => {
  const pages = readExport('.html');
  const ids = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const dead: string[] = [];
  for (const [file, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const { origin, pathname, hash } = new URL(
        href,
        `http://site/${file.replace('index.html', '')}`,
      );
      const target = pages.get(`${pathname.slice(1)}index.html`);
      const isFile = pages.has(pathname.slice(1)) || /\.xml$/.test(pathname);
      const isThere = target ? !hash || ids(target).has(hash.slice(1)) : isFile;
      if (origin === 'http://site' && !isThere && !(file.includes('404') && hash)) {
        dead.push(`${file} -> ${href}`);
      }
    }
  }
  expect(dead).toEqual([]);
});

for (const path of sharedPaths) {
  test(`axe finds nothing on ${path} in either theme, wide or narrow`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto(path);
    const wide = page.viewportSize();
    const narrow = { width: 360, height: 740 };
    for (const size of [wide ?? narrow, narrow]) {
      await page.setViewportSize(size);
      await expectNoFaults(page);
      await page.getByRole('button', { name: /theme/i }).click();
      await expectNoFaults(page);
    }
  });
}
