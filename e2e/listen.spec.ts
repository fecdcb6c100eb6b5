import { expect, type Page } from '@playwright/test';
import { toPlainSpaces } from '@/checks/support/texts';
import { getMessages } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { getSitePage } from '@/lib/content/pages/site-pages';
import { formatMessage } from '@/lib/text/format-message';
import { fromText } from '@/lib/text/rich-text';
import { expectNoAxeViolations } from './support/axe';
import { noteErrors } from './support/console';
import { listSmallTargets, setTextSize } from './support/layout';
import { article, post } from './support/sample-pages';
import { test } from './support/test';

/** One voice of a device, as far as the site asks for it. */
interface FakeVoice {
  name: string;
  lang: string;
  localService: boolean;
  default?: boolean;
}

const localVoice: FakeVoice = { name: 'Aditi', lang: 'en-IN', localService: true };

interface FakeSpeech {
  said: { text: string; rate: number; voice: string }[];
  isSpeaking: () => boolean;
  /** Stops without an event; the browser may still count the voice as speaking. */
  die: (isNoticed: boolean) => void;
  endSentence: () => void;
  failSentence: (error: string) => void;
  bringVoices: (voices: FakeVoice[]) => void;
}

declare global {
  interface Window {
    fakeSpeech: FakeSpeech;
  }
}

/** Gives every page a device with these voices, which says a sentence until the test ends it. */
async function installSpeech(page: Page, voices: readonly FakeVoice[]): Promise<void> {
  await page.addInitScript((first) => {
    let known = [...first];
    let current: SpeechSynthesisUtterance | null = null;
    let isStuck = false;
    const said: FakeSpeech['said'] = [];
    const take = () => {
      const utterance = current;
      current = null;
      return utterance;
    };
    const fail = (utterance: SpeechSynthesisUtterance | null, error: string) =>
      utterance?.onerror?.(
        Object.assign(new Event('error'), { error }) as SpeechSynthesisErrorEvent,
      );
    const synthesis = Object.assign(new EventTarget(), {
      pending: false,
      getVoices: () => known,
      speak: (utterance: SpeechSynthesisUtterance) => {
        // An empty one only asks for the permission to speak.
        if (utterance.text) {
          const { text, rate, voice } = utterance;
          current = utterance;
          isStuck = false;
          said.push({ text, rate, voice: voice?.name ?? '' });
        }
      },
      cancel: () => {
        const utterance = take();
        setTimeout(() => fail(utterance, 'canceled'));
      },
    });
    Object.defineProperty(synthesis, 'speaking', { get: () => isStuck || current !== null });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        rate = 1;
        constructor(readonly text: string) {}
      },
    });
    window.fakeSpeech = {
      said,
      isSpeaking: () => current !== null,
      die: (isNoticed) => {
        current = null;
        isStuck = !isNoticed;
      },
      endSentence: () => take()?.onend?.(new Event('end') as SpeechSynthesisEvent),
      failSentence: (error) => fail(take(), error),
      bringVoices: (more) => {
        known = more;
        synthesis.dispatchEvent(new Event('voiceschanged'));
      },
    };
  }, voices);
}

/** All sentences so far, with the speed and the voice of each. */
const readSaid = (page: Page) => page.evaluate(() => window.fakeSpeech.said);

const isSpeaking = (page: Page) => page.evaluate(() => window.fakeSpeech.isSpeaking());

/** The sentence that is being said, or was said last. */
const readSentence = async (page: Page) => (await readSaid(page)).at(-1)?.text ?? '';

/** Lets the voice come to the end of so many sentences. */
const endSentences = (page: Page, count = 1) =>
  page.evaluate((times) => {
    for (let index = 0; index < times; index++) {
      window.fakeSpeech.endSentence();
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

/** Opens a page on a device with a voice of its own, and listens. */
async function listen(page: Page, path = article.path) {
  await installSpeech(page, [localVoice]);
  await page.goto(path);
  await listenButton(page).click();
  await expect(spoken(page)).toHaveCount(1);
}

/** Lets the voice read into the next block with several sentences, and gives the first of them. */
async function goIntoBlock(page: Page): Promise<string> {
  let block = await spoken(page).textContent();
  let first = '';
  while (true) {
    await endSentences(page);
    const text = await spoken(page).textContent();
    if (text !== block) {
      block = text;
      first = await readSentence(page);
    } else if (first) {
      return first;
    }
  }
}

/** Lets the voice read to the end of the page, and gives all it said. */
async function listenToTheEnd(page: Page): Promise<string[]> {
  while (await isSpeaking(page)) {
    await endSentences(page, 50);
  }
  return (await readSaid(page)).map(({ text }) => text);
}

test('documents alone have a Listen button, where the device has a voice for the language', async ({
  page,
}) => {
  await installSpeech(page, [localVoice]);
  for (const path of ['/privacy/', '/vision-therapy/', '/faq/', post.path, article.path]) {
    await page.goto(path);
    await expect(listenButton(page), path).toBeVisible();
  }
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const unfit = [
    { name: 'Server', lang: 'en-IN', localService: false },
    { name: 'Anna', lang: 'de-DE', localService: true },
    { name: 'Nameless', lang: '', localService: true },
  ];
  await page.evaluate((voices) => window.fakeSpeech.bringVoices(voices), unfit);
  await expect(listenButton(page)).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before);
  const fit = { name: 'Alice', lang: 'en-GB', localService: true, default: true };
  for (const [index, lang] of ['en_IN', 'EN-in', 'eng_IND', 'en-Latn-IN'].entries()) {
    const voices = [...unfit, fit, { name: 'Veena', lang, localService: true }];
    await page.evaluate((known) => window.fakeSpeech.bringVoices(known), voices);
    await listenButton(page).click();
    await expect.poll(async () => (await readSaid(page)).at(index)?.voice, lang).toBe('Veena');
    await barButton(page, barMessages.stop).click();
  }

  for (const path of ['/', '/blog/', '/patient-form/']) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(listenButton(page), path).toHaveCount(0);
  }
});

test('shows no Listen button where a browser cannot speak', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined });
  });
  const errors = noteErrors(page);
  await page.goto(article.path, { waitUntil: 'networkidle' });
  await expect(listenButton(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('loads the code of Listen at the click, and says when it does not load', async ({ page }) => {
  await installSpeech(page, [localVoice]);
  await page.goto(article.path, { waitUntil: 'networkidle' });
  const request = page.waitForRequest(/_next\/static\/.+\.js/);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await listenButton(page).click();
  await request;
  await expect(page.getByRole('status').filter({ hasText: failed })).toBeVisible();
  expect(await readSaid(page)).toEqual([]);
});

test('reads sentence by sentence, marks the block, pauses, goes on after a failure and stops', async ({
  page,
}) => {
  await listen(page);
  expect(await readSaid(page)).toEqual([{ text: title, rate: 1, voice: localVoice.name }]);
  await expect(spoken(page)).toHaveText(title);
  const goOn = barButton(page, barMessages.continue);
  await expect(barButton(page, barMessages.pause)).toBeFocused();
  await endSentences(page, 3);
  // The first sentence of the block is where Continue begins.
  const sentence = await goIntoBlock(page);
  await page.keyboard.press('Enter');
  await expect(goOn).toBeFocused();
  expect(await isSpeaking(page)).toBe(false);
  expect(toPlainSpaces(await spoken(page).innerText())).toContain(sentence);
  const { length } = await readSaid(page);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await readSaid(page)).length).toBe(length + 1);
  expect(await readSentence(page)).toBe(sentence);

  const alert = bar(page).getByRole('alert');
  await page.evaluate(() => window.fakeSpeech.failSentence('synthesis-failed'));
  await expect(alert).toHaveText(barMessages.voiceFailed);
  await goOn.click();
  await expect(alert).toHaveCount(0);
  await expectSentence(page, sentence);
  await page.evaluate(() => window.fakeSpeech.failSentence('interrupted'));
  await expect(goOn).toBeVisible();
  await expect(alert).toHaveCount(0);

  await goOn.click();
  await barButton(page, barMessages.stop).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(listenButton(page)).toBeFocused();
  expect(await isSpeaking(page)).toBe(false);
  await expect(spoken(page)).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({
    splash: 'seen',
  });
});

test('says so when the voice dies without an event', async ({ page }) => {
  await page.clock.install();
  await listen(page);
  const alert = bar(page).getByRole('alert');
  for (const isNoticed of [true, false]) {
    await page.clock.runFor(8000);
    await expect(alert).toHaveCount(0);
    await page.evaluate((noticed) => window.fakeSpeech.die(noticed), isNoticed);
    await page.clock.runFor(isNoticed ? 4000 : 60_000);
    await expect(alert).toHaveText(barMessages.voiceFailed);
    await barButton(page, barMessages.continue).click();
  }
});

test('begins in the block that was left, after a step back, and at the start after a stop', async ({
  page,
}) => {
  await listen(page);
  await endSentences(page, 3);
  const first = await goIntoBlock(page);
  await page.goto('/faq/');
  await page.goBack();
  await listenButton(page).click();
  await expectSentence(page, first);
  await barButton(page, barMessages.stop).click();
  await listenButton(page).click();
  await expectSentence(page, title);
});

test('reads faster and slower, and says how fast', async ({ page }) => {
  await listen(page);
  const rateOf = async () => (await readSaid(page)).at(-1)?.rate ?? 0;
  await barButton(page, barMessages.faster).click();
  const speed = formatMessage(barMessages.speed, { rate: 1.2 });
  await expect(bar(page).getByRole('status')).toContainText(speed);
  expect(await rateOf()).toBe(1.2);
  expect(await readSentence(page)).toBe(title);
  const slower = barButton(page, barMessages.slower);
  while ((await slower.getAttribute('aria-disabled')) === 'false') {
    await slower.click();
  }
  await slower.click({ force: true });
  expect(await rateOf()).toBe(0.5);
  await barButton(page, barMessages.pause).click();
  await barButton(page, barMessages.faster).click();
  expect(await rateOf()).toBe(0.5);
  await barButton(page, barMessages.continue).click();
  expect(await rateOf()).toBe(0.6);
});

test('announces headings, pictures and care cards, and reads no sources, links or buttons', async ({
  page,
}) => {
  const varied = getArticles().find(({ body }) =>
    (['heading', 'care-card'] as const).every((kind) => body.some((block) => block.kind === kind)),
  );
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
  for (const unwanted of [references, related, booking.title, contents, tools.print]) {
    expect(said).not.toContain(unwanted);
    expect(said).not.toContain(formatMessage(announcements.heading, { text: unwanted }));
  }
  const marks = page.getByRole('main').locator('sup');
  const wordsWithMarks = await marks.evaluateAll((all) =>
    all.map((mark) => `${mark.previousSibling?.textContent?.slice(-9)}${mark.textContent}`),
  );
  expect(wordsWithMarks).not.toEqual([]);
  for (const words of wordsWithMarks) {
    expect(said.join('\n')).not.toContain(toPlainSpaces(words));
  }
  expect(said.filter((text) => /^\W*$/.test(text))).toEqual([]);

  await barButton(page, barMessages.again).click();
  await expectSentence(page, varied?.heading ?? String(varied?.title));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('reads every question with its answer, which it unfolds', async ({ page }) => {
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
    expect(said).toContain(announced);
    expect(said).toContain(answer);
  }
});

test('the bar of Listen has large buttons at any size of text, covers no focus, and is not printed', {
  tag: '@phone',
}, async ({ page }) => {
  await listen(page);
  await expectNoAxeViolations(page);
  for (const [width, fontSize] of [
    [320, '200%'],
    [1280, '100%'],
    [320, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await setTextSize(page, fontSize);
    expect(await listSmallTargets(page)).toEqual([]);
    for (const control of await bar(page).getByRole('button').all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(640 / 5);
  }
  const { y = 0 } = (await bar(page).boundingBox()) ?? {};
  await page.getByRole('main').getByRole('link').filter({ visible: true }).first().focus();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const bottom = await page
      .locator(':focus')
      .evaluate((element) =>
        element.closest('.listen-bar') ? 0 : element.getBoundingClientRect().bottom,
      );
    expect(bottom).toBeLessThanOrEqual(y + 1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('scrolls with the voice, and leaves alone a reader who scrolled away', {
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
  const read = await scrollTop();
  expect(read).toBeGreaterThan(300);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 4000);
  await expect.poll(scrollTop).toBeGreaterThan(read + 3000);
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

test('is silent after a link to another page, and after the page is left', async ({ page }) => {
  await listen(page);
  const related = page.getByRole('region', { name: pageMessages.related });
  await related.getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== article.path);
  await expect(bar(page)).toHaveCount(0);
  expect(await isSpeaking(page)).toBe(false);
  await listenButton(page).click();
  await expect.poll(() => isSpeaking(page)).toBe(true);
  // A page from the back/forward cache is as it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await isSpeaking(page)).toBe(false);
  await expect(barButton(page, barMessages.continue)).toBeVisible();
});
