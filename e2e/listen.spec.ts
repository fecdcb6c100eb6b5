import { expect, type Page } from '@playwright/test';
import { toPlainSpaces } from '@/checks/support/texts';
import { getMessages } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { getSitePage } from '@/lib/content/pages/site-pages';
import { formatMessage } from '@/lib/text/format-message';
import { fromText } from '@/lib/text/rich-text';
import { waitForFrames } from './support/animations';
import { expectNoAxeViolations } from './support/axe';
import { noteErrors } from './support/console';
import { listSmallTargets, setTextSize } from './support/layout';
import { article, post } from './support/sample-pages';
import {
  bringVoices,
  endSentences,
  failSentence,
  installSpeech,
  localVoice,
  readMark,
  readSentence,
  readSpeech,
} from './support/speech';
import { test } from './support/test';

const { button, failed, bar: barMessages, announcements } = getMessages().listen;
const { page: pageMessages } = getMessages();
const { heading: title } = getSitePage(article.path);

const listenButton = (page: Page) => page.getByRole('button', { name: /^Listen/ });
const bar = (page: Page) => page.getByRole('region', { name: barMessages.label, exact: true });
const press = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click();

/** Opens a page on a device with a voice of its own, and listens. */
async function listen(page: Page, path = article.path) {
  await installSpeech(page, [localVoice]);
  await page.goto(path);
  await listenButton(page).click();
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => readSentence(page)).not.toBe('');
}

/** Lets the voice read to the end of the page, and gives all it said. */
async function listenToTheEnd(page: Page): Promise<string[]> {
  while ((await readSpeech(page)).isSpeaking) {
    await endSentences(page, 50);
  }
  return (await readSpeech(page)).said.map(({ text }) => text);
}

test.describe('the button', () => {
  test('begins with Listen on every kind of document, and stands on no other page', async ({
    page,
  }) => {
    expect(button).toMatch(/^Listen/);
    await installSpeech(page, [localVoice]);
    for (const path of [article.path, '/privacy/', '/vision-therapy/', '/faq/', post.path]) {
      await page.goto(path);
      await expect(listenButton(page), path).toBeVisible();
    }
    for (const path of ['/', '/blog/', '/patient-form/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(listenButton(page), path).toHaveCount(0);
    }
  });

  test('is absent without a voice of the device for the language; the nearest one speaks', async ({
    page,
  }) => {
    await installSpeech(page, []);
    await page.goto(article.path, { waitUntil: 'networkidle' });
    await expect(listenButton(page)).toBeHidden();
    const top = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
    const unfit = [
      { name: 'Server', lang: 'en-IN', localService: false },
      { name: 'Anna', lang: 'de-DE', localService: true },
    ];
    await bringVoices(page, unfit);
    await waitForFrames(page);
    await expect(listenButton(page)).toBeHidden();
    await bringVoices(page, [
      ...unfit,
      { name: 'Alice', lang: 'en-GB', localService: true, default: true },
      { name: 'Veena', lang: 'en_IN', localService: true },
    ]);
    await expect(listenButton(page)).toBeVisible();
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(top);
    await listenButton(page).click();
    await expect.poll(async () => (await readSpeech(page)).said.at(0)?.voice).toBe('Veena');
  });

  test('is absent where a browser cannot speak', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'speechSynthesis', { value: undefined });
    });
    const errors = noteErrors(page);
    await page.goto(article.path, { waitUntil: 'networkidle' });
    await expect(listenButton(page)).toBeHidden();
    // Where React catches an error, another page stands in the place of this one.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(errors).toEqual([]);
  });

  test('fetches its code at the click, and says so where that fails', async ({ page }) => {
    await installSpeech(page, [localVoice]);
    await page.goto(article.path, { waitUntil: 'networkidle' });
    const request = page.waitForRequest(/_next\/static\/.+\.js/);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await listenButton(page).click();
    await request;
    await expect(page.getByRole('status').filter({ hasText: failed })).toBeVisible();
    expect((await readSpeech(page)).said).toEqual([]);
  });
});

test('the page is read by sentences, and the block of each is marked, from its title on', async ({
  page,
}) => {
  await listen(page);
  expect(await readSpeech(page)).toEqual({
    said: [{ text: title, rate: 1, voice: localVoice.name }],
    isSpeaking: true,
  });
  expect(await readMark(page)).toBe(title);
  await endSentences(page);
  const marked = await readMark(page);
  expect(marked).not.toContain(title);
  expect(toPlainSpaces(marked)).toContain(await readSentence(page));
  await expect(page.locator('[data-spoken]')).toBeInViewport();
  const whole = await page.getByRole('main').innerText();
  await endSentences(page, 5);
  expect(await page.getByRole('main').innerText()).toBe(whole);
});

test.describe('what is said', () => {
  test('announces what one sees, leaves out sources, links and buttons, and can begin again', async ({
    page,
  }) => {
    const kinds = ['heading', 'care-card'] as const;
    const varied = getArticles().find(({ body }) =>
      kinds.every((kind) => body.some((block) => block.kind === kind)),
    );
    if (!varied) {
      throw new Error(`No article has each of these: ${kinds.join(', ')}`);
    }
    await listen(page, varied.path);
    const said = await listenToTheEnd(page);
    expect(said).toContain(formatMessage(announcements.picture, { text: varied.drawingTitle }));
    for (const block of varied.body) {
      if (block.kind === 'heading') {
        expect(said).toContain(formatMessage(announcements.heading, { text: block.text }));
      } else if (block.kind === 'care-card') {
        const level = said.indexOf(pageMessages.careLevels[block.level]);
        expect(level).toBeGreaterThan(-1);
        expect(said[level + 1]).toBe(block.title);
      }
    }

    const all = said.join('\n');
    for (const unwanted of [
      pageMessages.references,
      pageMessages.related,
      pageMessages.booking.title,
      pageMessages.contents,
      pageMessages.helpAtOnce,
      pageMessages.tools.print,
      button,
    ]) {
      expect(said).not.toContain(unwanted);
      expect(said).not.toContain(formatMessage(announcements.heading, { text: unwanted }));
    }
    const wordsWithMarks = await page
      .getByRole('main')
      .locator('sup')
      .evaluateAll((marks) =>
        marks
          .filter(({ previousSibling }) => previousSibling instanceof Text)
          .map((mark) => `${mark.previousSibling?.textContent?.slice(-9)}${mark.textContent}`),
      );
    expect(wordsWithMarks).not.toEqual([]);
    for (const words of wordsWithMarks) {
      expect(all).not.toContain(toPlainSpaces(words));
    }
    expect(all).toContain(pageMessages.disclaimer.split('. ')[0]);
    expect(said.filter((text) => /^\W*$/.test(text))).toEqual([]);

    await press(page, barMessages.again);
    await expect.poll(() => readSentence(page)).toBe(varied.heading ?? varied.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('holds every question with its answer, which is unfolded meanwhile', async ({ page }) => {
    await listen(page, '/faq/');
    const [first] = getQuestionGroups().flatMap(({ items }) => items);
    const question = formatMessage(announcements.question, { text: String(first?.question) });
    while ((await readSentence(page)) !== question) {
      await endSentences(page);
    }
    await endSentences(page);
    const answer = page.locator('[data-spoken]');
    await expect(answer).toHaveText(fromText(first?.answer[0] ?? ''));
    await expect(answer).toBeVisible();
    await expect(answer).toBeInViewport();
    const said = await listenToTheEnd(page);
    for (const { question: text } of getQuestionGroups().flatMap(({ items }) => items)) {
      expect(said.join(' ')).toContain(formatMessage(announcements.question, { text }));
    }
    expect(said).toContain(fromText(first?.answer[0] ?? '').split(/(?<=[.?!]) /)[0]);
  });
});

test.describe('the bar', () => {
  test('goes on with the sentence after a pause and after a failure, and stops', async ({
    page,
  }) => {
    await listen(page);
    await expect(bar(page).getByRole('button', { name: barMessages.pause })).toBeFocused();
    await endSentences(page, 2);
    const sentence = await readSentence(page);
    await page.keyboard.press('Enter');
    const goOn = bar(page).getByRole('button', { name: barMessages.continue });
    await expect(goOn).toBeFocused();
    expect((await readSpeech(page)).isSpeaking).toBe(false);
    expect(toPlainSpaces(await readMark(page))).toContain(sentence);
    const { length } = (await readSpeech(page)).said;
    await page.keyboard.press('Space');
    await expect.poll(async () => (await readSpeech(page)).said.length).toBe(length + 1);
    expect(await readSentence(page)).toBe(sentence);

    const alert = bar(page).getByRole('alert');
    await failSentence(page, 'synthesis-failed');
    await expect(alert).toHaveText(barMessages.voiceFailed);
    await goOn.click();
    await expect(alert).toHaveCount(0);
    await expect.poll(() => readSentence(page)).toBe(sentence);
    await failSentence(page, 'interrupted');
    await expect(goOn).toBeVisible();
    await expect(alert).toHaveCount(0);

    await goOn.click();
    await press(page, barMessages.stop);
    await expect(bar(page)).toHaveCount(0);
    await expect(listenButton(page)).toBeFocused();
    expect((await readSpeech(page)).isSpeaking).toBe(false);
    expect(await readMark(page)).toBe('');
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({
      splash: 'seen',
    });
    await listenButton(page).click();
    await expect.poll(() => readSentence(page)).toBe(title);
  });

  test('makes the voice faster and slower, and says how fast it is', async ({ page }) => {
    await listen(page);
    const speed = bar(page).getByRole('status');
    const rateOf = async () => (await readSpeech(page)).said.at(-1)?.rate ?? 0;
    await press(page, barMessages.faster);
    await expect(speed).toContainText(formatMessage(barMessages.speed, { rate: 1.2 }));
    expect(await rateOf()).toBe(1.2);
    expect(await readSentence(page)).toBe(title);
    await press(page, barMessages.slower);
    await press(page, barMessages.slower);
    expect(await rateOf()).toBe(0.9);
    const slower = bar(page).getByRole('button', { name: barMessages.slower });
    while ((await slower.getAttribute('aria-disabled')) === 'false') {
      await slower.click();
    }
    await slower.click({ force: true });
    expect(await rateOf()).toBe(0.5);
    await press(page, barMessages.pause);
    const { length } = (await readSpeech(page)).said;
    await press(page, barMessages.faster);
    expect((await readSpeech(page)).said).toHaveLength(length);
    await press(page, barMessages.continue);
    expect(await rateOf()).toBe(0.6);
  });

  test('is large enough at any size of text, covers nothing in focus, and is not printed', {
    tag: '@phone',
  }, async ({ page }) => {
    await listen(page);
    await expectNoAxeViolations(page);
    for (const [width, fontSize] of [
      [320, '200%'],
      [320, '100%'],
      [1280, '100%'],
      [360, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await setTextSize(page, fontSize);
      expect(await listSmallTargets(page)).toEqual([]);
      for (const control of await bar(page).getByRole('button').all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(640 / 5);
    }

    const top = (await bar(page).boundingBox())?.y ?? 0;
    const links = page.getByRole('main').getByRole('link').filter({ visible: true });
    await links.first().focus();
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const box = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused && !focused.closest('.listen-bar')
          ? focused.getBoundingClientRect().bottom
          : 0;
      });
      expect(box).toBeLessThanOrEqual(top + 1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('on the way through the page', () => {
  const scrollTop = (page: Page) => page.evaluate(() => scrollY);
  const isMarkInView = (page: Page) =>
    page.locator('[data-spoken]').evaluate((block) => {
      const box = block.getBoundingClientRect();
      const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const bottom = document.querySelector('.listen-bar')?.getBoundingClientRect().top ?? 0;
      return box.top >= top && box.bottom <= bottom;
    });

  test('under reduced motion the marked block is between header and bar at once', {
    tag: '@both-screens',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await listen(page);
    for (let sentence = 0; sentence < 60; sentence++) {
      await endSentences(page);
      expect(await isMarkInView(page), await readSentence(page)).toBe(true);
    }
    expect(await scrollTop(page)).toBeGreaterThan(500);
  });

  test('a reader who scrolls away is left alone, until the marked block is in view again', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await listen(page);
    await endSentences(page, 4);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(3000);
    const away = await scrollTop(page);
    await endSentences(page, 3);
    expect(await scrollTop(page)).toBe(away);
    await press(page, barMessages.pause);
    await press(page, barMessages.continue);
    await expect.poll(() => isMarkInView(page)).toBe(true);
    await page.mouse.wheel(0, -1);
    await endSentences(page, 25);
    expect(await isMarkInView(page)).toBe(true);
  });
});

test('the voice is silent after a link to another document, and after the page is left', async ({
  page,
}) => {
  await listen(page);
  const related = page.getByRole('region', { name: pageMessages.related });
  await related.getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== article.path);
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(async () => (await readSpeech(page)).isSpeaking).toBe(false);

  // The other document is read from its own beginning.
  await listenButton(page).click();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => readSentence(page)).toBe(toPlainSpaces(heading));

  // A page from the back/forward cache is as it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect((await readSpeech(page)).isSpeaking).toBe(false);
  await expect(bar(page).getByRole('button', { name: barMessages.continue })).toBeVisible();
});
