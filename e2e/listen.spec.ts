import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { getSitePage } from '@/lib/content/pages/site-pages';
import { formatMessage } from '@/lib/text/format-message';
import { fromText } from '@/lib/text/rich-text';
import { expectNoAxeViolations } from './support/axe';
import { listSmallTargets, setTextSize } from './support/layout';
import { article, post } from './support/sample-pages';
import { test } from './support/test';

interface FakeSpeech {
  voices: { name: string; lang: string; localService: boolean; default?: boolean }[];
  said: { text: string; rate: number; voice: string }[];
  /** The sentence that is currently spoken. */
  current: SpeechSynthesisUtterance | null;
  /** Whether `speechSynthesis.speaking` stays true after the voice has stopped. */
  isStuck: boolean;
  finish: (type: 'end' | 'error', error?: string) => void;
}

declare global {
  interface Window {
    fakeSpeech: FakeSpeech;
  }
}

const localVoice = { name: 'Aditi', lang: 'en-IN', localService: true };

/** Simulates a device with one voice, which speaks each sentence until the test ends it. */
const installSpeech = (page: Page) =>
  page.addInitScript((voice) => {
    const speech: FakeSpeech = {
      voices: [voice],
      said: [],
      current: null,
      isStuck: false,
      finish: (type, error = '') => {
        const utterance = speech.current;
        speech.current = null;
        utterance?.[`on${type}`]?.(Object.assign(new Event(type), { error }) as never);
      },
    };
    const synthesis = Object.assign(new EventTarget(), {
      pending: false,
      getVoices: () => speech.voices,
      speak: (utterance: SpeechSynthesisUtterance) => {
        const { text, rate, voice: chosen } = utterance;
        // An empty utterance is only for permission to speak.
        if (text) {
          speech.current = utterance;
          speech.said.push({ text, rate, voice: chosen?.name ?? '' });
        }
      },
      cancel: () => {
        const { current } = speech;
        speech.current = null;
        const error = Object.assign(new Event('error'), { error: 'canceled' });
        setTimeout(() => current?.onerror?.(error as never));
      },
    });
    Object.defineProperty(synthesis, 'speaking', {
      get: () => speech.isStuck || speech.current !== null,
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    window.SpeechSynthesisUtterance = class {
      rate = 1;
      constructor(readonly text: string) {}
    } as never;
    window.fakeSpeech = speech;
  }, localVoice);

const setSpeech = (page: Page, values: Partial<FakeSpeech>) =>
  page.evaluate((changed) => {
    Object.assign(window.fakeSpeech, changed);
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  }, values);

const failSentence = (page: Page, error: string) =>
  page.evaluate((kind) => window.fakeSpeech.finish('error', kind), error);

/** All sentences spoken so far, with their speed and voice. */
const readSaid = (page: Page) => page.evaluate(() => window.fakeSpeech.said);

const isSpeaking = (page: Page) => page.evaluate(() => window.fakeSpeech.current !== null);

/** The current sentence, or the last one. */
const readSentence = async (page: Page) => (await readSaid(page)).at(-1)?.text ?? '';

/** Ends this many sentences, one after the other. */
const endSentences = (page: Page, count = 1) =>
  page.evaluate((times) => {
    for (let index = 0; index < times; index++) {
      window.fakeSpeech.finish('end');
    }
  }, count);

const { failed, bar: barMessages, announcements } = getMessages().listen;
const { page: pageMessages } = getMessages();
const { heading: title } = getSitePage(article.path);

const listenButton = (page: Page) => page.getByRole('button', { name: /^Listen/ });
const bar = (page: Page) => page.getByRole('region', { name: barMessages.label, exact: true });
const barButton = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true });
const spoken = (page: Page) => page.locator('[data-spoken]');
const expectSentence = (page: Page, text: string) =>
  expect.poll(() => readSentence(page)).toBe(text);

/** Opens a page on a device with a local voice, and starts Listen. */
async function listen(page: Page, path = article.path) {
  await installSpeech(page);
  await page.goto(path);
  await listenButton(page).click();
  await expect(spoken(page)).toHaveCount(1);
}

/** Lets the voice read on into the next block with several sentences, and returns its first sentence. */
async function goIntoBlock(page: Page): Promise<string> {
  let block: string | null = null;
  let first = '';
  while (true) {
    const text = await spoken(page).textContent();
    if (text === block) {
      return first;
    }
    block = text;
    first = await readSentence(page);
    await endSentences(page);
  }
}

/** Lets the voice read to the end of the page, and returns everything it said. */
async function listenToTheEnd(page: Page): Promise<string[]> {
  while (await isSpeaking(page)) {
    await endSentences(page, 50);
  }
  return (await readSaid(page)).map(({ text }) => text);
}

test('only text pages have a Listen button, if the device has a local voice for their language', async ({
  page,
}) => {
  await installSpeech(page);
  for (const path of ['/', '/blog/', '/patient-form/']) {
    await page.goto(path);
    await expect(listenButton(page), path).toHaveCount(0);
  }
  for (const path of ['/privacy/', '/faq/', post.path, article.path]) {
    await page.goto(path);
    await expect(listenButton(page), path).toBeVisible();
  }
  const unfit = [
    { name: 'Server', lang: 'en-IN', localService: false },
    { name: 'Anna', lang: 'de-DE', localService: true },
    { name: 'Nameless', lang: '', localService: true },
  ];
  await setSpeech(page, { voices: unfit });
  await expect(listenButton(page)).toBeHidden();
  const fit = { name: 'Alice', lang: 'en-GB', localService: true, default: true };
  for (const lang of ['en_IN', 'eng_IND', 'en-Latn-IN']) {
    await setSpeech(page, { voices: [...unfit, fit, { ...localVoice, lang }], said: [] });
    await listenButton(page).click();
    await expect.poll(async () => (await readSaid(page))[0]?.voice, lang).toBe(localVoice.name);
    await barButton(page, barMessages.stop).click();
  }
});

test('the Listen button is shown without speechSynthesis events (Safari 15)', async ({ page }) => {
  await page.addInitScript((voice) => {
    Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => [voice] } });
  }, localVoice);
  await page.goto(article.path);
  await expect(listenButton(page)).toBeVisible();
});

test('Listen shows a message when its script fails to load on click', async ({ page }) => {
  await installSpeech(page);
  await page.goto(article.path, { waitUntil: 'networkidle' });
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await listenButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: failed })).toBeVisible();
  expect(await readSaid(page)).toEqual([]);
});

test('Listen reads sentence by sentence, marks the block, changes speed, pauses, continues after an error and stops', async ({
  page,
}) => {
  await listen(page);
  await expect(barButton(page, barMessages.pause)).toBeFocused();
  expect(await readSaid(page)).toEqual([{ text: title, rate: 1, voice: localVoice.name }]);
  await expect(spoken(page)).toHaveText(title);
  await barButton(page, barMessages.slower).click();
  const speed = formatMessage(barMessages.speed, { rate: 0.9 });
  await expect(bar(page).getByRole('status')).toContainText(speed);
  expect((await readSaid(page)).at(-1)).toMatchObject({ text: title, rate: 0.9 });
  const play = barButton(page, barMessages.continue);
  const sentence = await goIntoBlock(page);
  await barButton(page, barMessages.pause).press('Enter');
  await expect(play).toBeFocused();
  expect(await isSpeaking(page)).toBe(false);
  // Continue restarts at the first sentence of the block.
  await page.keyboard.press('Space');
  await expect.poll(() => isSpeaking(page)).toBe(true);
  expect(await readSentence(page)).toBe(sentence);

  const alert = bar(page).getByRole('alert');
  await failSentence(page, 'synthesis-failed');
  await expect(alert).toHaveText(barMessages.voiceFailed);
  await play.click();
  await expectSentence(page, sentence);
  await failSentence(page, 'interrupted');
  await expect(play).toBeVisible();
  await expect(alert).toHaveCount(0);

  await play.click();
  await barButton(page, barMessages.stop).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('main :focus')).toContainText(sentence);
  expect(await isSpeaking(page)).toBe(false);
  await expect(spoken(page)).toHaveCount(0);
});

test('Listen shows an error when the voice stops without an event', async ({ page }) => {
  await page.clock.install();
  await listen(page);
  const alert = bar(page).getByRole('alert');
  for (const isStuck of [false, true]) {
    await page.clock.runFor(8000);
    await expect(alert).toHaveCount(0);
    await setSpeech(page, { current: null, isStuck });
    await page.clock.runFor(isStuck ? 60_000 : 4000);
    await expect(alert).toHaveText(barMessages.voiceFailed);
    await setSpeech(page, { isStuck: false });
    await barButton(page, barMessages.continue).click();
  }
});

test('Listen resumes at the last block after Back, at the title after Stop', async ({ page }) => {
  await listen(page);
  const first = await goIntoBlock(page);
  await page.goto('/faq/');
  await page.goBack();
  await listenButton(page).click();
  await expectSentence(page, first);
  await barButton(page, barMessages.stop).click();
  await listenButton(page).click();
  await expectSentence(page, title);
});

test('Listen announces headings and pictures, and skips sources and buttons', async ({ page }) => {
  const varied = getArticles().find(({ body }) => body.some(({ kind }) => kind === 'ordered-list'));
  const { path, body = [], drawingTitle = '' } = varied ?? {};
  await listen(page, path);
  const said = await listenToTheEnd(page);
  const { references, related, booking, contents, tools } = pageMessages;
  const announced = body.flatMap((block) => {
    if (block.kind === 'heading') {
      return formatMessage(announcements.heading, { text: block.text });
    }
    return block.kind === 'care-card' ? [block.title] : [];
  });
  announced.push(formatMessage(announcements.picture, { text: drawingTitle }));
  expect(said).toEqual(expect.arrayContaining(announced));
  for (const item of body.flatMap((block) => (block.kind === 'ordered-list' ? block.items : []))) {
    expect(said.join(' ')).toContain(fromText(item));
  }
  for (const unwanted of [references, related, booking.title, contents, tools.print]) {
    expect(said.filter((text) => text.endsWith(unwanted))).toEqual([]);
  }
  const marks = page.getByRole('main').locator('sup');
  await expect(marks).not.toHaveCount(0);
  expect(said.filter((text) => /\[\d|^\W*$/.test(text))).toEqual([]);

  await barButton(page, barMessages.again).click();
  await expectSentence(page, varied?.heading ?? String(varied?.title));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('Listen opens and reads every question with its answer', async ({ page }) => {
  await listen(page, '/faq/');
  const questions = getQuestionGroups()
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      announced: formatMessage(announcements.question, { text: question }),
      answer: fromText(answer[0] ?? ''),
    }));
  while ((await readSentence(page)) !== questions[0]?.announced) {
    await endSentences(page);
  }
  await endSentences(page);
  await expect(spoken(page)).toHaveText(String(questions[0]?.answer));
  await expect(spoken(page)).toBeInViewport();
  const said = (await listenToTheEnd(page)).join(' ');
  for (const { announced, answer } of questions) {
    expect(said).toContain(`${announced} ${answer}`);
  }
});

test('the Listen bar has large buttons with text at 100 % and 200 %, covers no focused element, and is not printed', {
  tag: '@phone',
}, async ({ page }) => {
  await listen(page);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const fontSize of ['200%', '100%']) {
    await setTextSize(page, fontSize);
    expect(await listSmallTargets(page)).toEqual([]);
    for (const control of await bar(page).getByRole('button').all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(640 / 5);
  }
  const { y = 0 } = (await bar(page).boundingBox()) ?? {};
  await page.getByRole('main').getByRole('link').filter({ visible: true }).first().focus();
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('.listen-bar') ? 0 : focused?.getBoundingClientRect().bottom;
    });
    expect(bottom).toBeLessThanOrEqual(y + 1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('Listen scrolls to the block being read, unless the reader has scrolled away', {
  tag: '@phone',
}, async ({ page }) => {
  const isMarkInView = () =>
    spoken(page).evaluate((block) => {
      const box = block.getBoundingClientRect();
      const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const bottom = document.querySelector('.listen-bar')?.getBoundingClientRect().top ?? 0;
      return box.top >= top && box.bottom <= bottom;
    });
  const scrollTop = () => page.evaluate(() => scrollY);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await listen(page);
  for (let sentence = 0; sentence < 30; sentence++) {
    await endSentences(page);
    expect(await isMarkInView(), await readSentence(page)).toBe(true);
  }
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 4000);
  await expect.poll(scrollTop).toBeGreaterThan(4000);
  const away = await scrollTop();
  await endSentences(page, 3);
  expect(await scrollTop()).toBe(away);
  await barButton(page, barMessages.pause).click();
  await barButton(page, barMessages.continue).click();
  await expect.poll(isMarkInView).toBe(true);
  await page.mouse.wheel(0, -1);
  await endSentences(page, 25);
  expect(await isMarkInView()).toBe(true);
});

test('Listen stops when a link is followed, and pauses on pagehide', async ({ page }) => {
  await listen(page);
  const related = page.getByRole('region', { name: pageMessages.related });
  await related.getByRole('link').first().click();
  await expect(listenButton(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await isSpeaking(page)).toBe(false);
  await listenButton(page).click();
  await expect.poll(() => isSpeaking(page)).toBe(true);
  // A page restored from the back/forward cache is in the state in which it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await isSpeaking(page)).toBe(false);
  await expect(barButton(page, barMessages.continue)).toBeVisible();
});
