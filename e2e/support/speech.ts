import type { Page } from '@playwright/test';

/** One voice of a device, as far as the site asks for it. */
export interface FakeVoice {
  name: string;
  lang: string;
  localService: boolean;
  default?: boolean;
}

export const localVoice: FakeVoice = { name: 'Aditi', lang: 'en-IN', localService: true };

interface FakeSpeech {
  said: { text: string; rate: number; voice: string }[];
  isSpeaking: () => boolean;
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
export async function installSpeech(page: Page, voices: readonly FakeVoice[]): Promise<void> {
  await page.addInitScript((first) => {
    let known = [...first];
    let current: SpeechSynthesisUtterance | null = null;
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
      getVoices: () => known,
      speak: (utterance: SpeechSynthesisUtterance) => {
        // An empty one only asks for the permission to speak.
        if (utterance.text) {
          const { text, rate, voice } = utterance;
          current = utterance;
          said.push({ text, rate, voice: voice?.name ?? '' });
        }
      },
      cancel: () => {
        const utterance = take();
        setTimeout(() => fail(utterance, 'canceled'));
      },
    });
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
export const readSaid = (page: Page) => page.evaluate(() => window.fakeSpeech.said);

export const isSpeaking = (page: Page) => page.evaluate(() => window.fakeSpeech.isSpeaking());

/** The sentence that is being said, or was said last. */
export const readSentence = async (page: Page) => (await readSaid(page)).at(-1)?.text ?? '';

/** Lets the voice come to the end of so many sentences. */
export const endSentences = (page: Page, count = 1) =>
  page.evaluate((times) => {
    for (let index = 0; index < times; index++) {
      window.fakeSpeech.endSentence();
    }
  }, count);

/** Lets the voice break off. */
export const failSentence = (page: Page, error: string) =>
  page.evaluate((reason) => window.fakeSpeech.failSentence(reason), error);

/** The voices of the device change. */
export const bringVoices = (page: Page, voices: FakeVoice[]) =>
  page.evaluate((next) => window.fakeSpeech.bringVoices(next), voices);
