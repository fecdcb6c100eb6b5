import type { Page } from '@playwright/test';

/** One voice of a device, as far as the site asks for it. */
export interface FakeVoice {
  name: string;
  lang: string;
  localService: boolean;
  default?: boolean;
}

export const localVoice: FakeVoice = { name: 'Aditi', lang: 'en-IN', localService: true };

/** What a page has said so far, and whether it is saying something now. */
export interface Speech {
  said: { text: string; rate: number; voice: string }[];
  isSpeaking: boolean;
}

interface FakeSpeech {
  readSpeech: () => Speech;
  endSentence: () => void;
  failSentence: (error: string) => void;
  bringVoices: (voices: FakeVoice[]) => void;
}

/** Gives every page a device with these voices, which says a sentence until the test ends it. */
export async function installSpeech(page: Page, voices: readonly FakeVoice[]): Promise<void> {
  await page.addInitScript((first) => {
    let known = [...first];
    let current: SpeechSynthesisUtterance | null = null;
    const said: Speech['said'] = [];
    const stopped = (error: string) =>
      Object.assign(new Event('error'), { error }) as SpeechSynthesisErrorEvent;
    const take = () => {
      const utterance = current;
      current = null;
      return utterance;
    };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => known,
      speak: (utterance: SpeechSynthesisUtterance) => {
        // An empty one only asks for the permission to speak.
        if (utterance.text) {
          current = utterance;
          said.push({
            text: utterance.text,
            rate: utterance.rate,
            voice: utterance.voice?.name ?? '',
          });
        }
      },
      cancel: () => {
        const utterance = take();
        setTimeout(() => utterance?.onerror?.(stopped('canceled')));
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        rate = 1;
        lang = '';
        voice = null;
        constructor(readonly text: string) {}
      },
    });
    const fake: FakeSpeech = {
      readSpeech: () => ({ said, isSpeaking: current !== null }),
      endSentence: () => take()?.onend?.(new Event('end') as SpeechSynthesisEvent),
      failSentence: (error) => take()?.onerror?.(stopped(error)),
      bringVoices: (more) => {
        known = more;
        synthesis.dispatchEvent(new Event('voiceschanged'));
      },
    };
    Object.assign(window, { fakeSpeech: fake });
  }, voices);
}

declare global {
  interface Window {
    fakeSpeech: FakeSpeech;
  }
}

/** What the page has said so far. */
export const readSpeech = (page: Page): Promise<Speech> =>
  page.evaluate(() => window.fakeSpeech.readSpeech());

/** The sentence that is being said, or was said last. */
export const readSentence = async (page: Page): Promise<string> =>
  (await readSpeech(page)).said.at(-1)?.text ?? '';

/** Lets the voice come to the end of so many sentences. */
export const endSentences = (page: Page, count = 1): Promise<void> =>
  page.evaluate((times) => {
    for (let index = 0; index < times; index++) {
      window.fakeSpeech.endSentence();
    }
  }, count);

/** Lets the voice break off. */
export const failSentence = (page: Page, error: string): Promise<void> =>
  page.evaluate((reason) => window.fakeSpeech.failSentence(reason), error);

/** The voices of the device change. */
export const bringVoices = (page: Page, voices: FakeVoice[]): Promise<void> =>
  page.evaluate((next) => window.fakeSpeech.bringVoices(next), voices);

/** The text of the block that is marked on the page; empty where none is. */
export const readMark = async (page: Page): Promise<string> =>
  (await page.locator('[data-spoken]').allTextContents()).join();
