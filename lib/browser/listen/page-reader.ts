import type { SpokenSentence } from './sentences-of-page';

export type ReaderStatus = 'reading' | 'paused' | 'ended' | 'failed';

interface ReaderOptions {
  sentences: readonly SpokenSentence[];
  voice: SpeechSynthesisVoice;
  onStatus: (status: ReaderStatus) => void;
  /** Hears of each sentence as it begins. */
  onSentence: (sentence: SpokenSentence) => void;
}

/**
 * Reads sentences aloud one after the other. A pause ends the sentence, and to go on begins it anew:
 * `speechSynthesis.pause` does not come back on Android.
 */
export function createPageReader({ sentences, voice, onStatus, onSentence }: ReaderOptions) {
  let index = 0;
  let rate = 1;
  // Held here, too, so that Chrome does not collect it before its end.
  let current: SpeechSynthesisUtterance | null = null;

  function silence() {
    current = null;
    speechSynthesis.cancel();
  }

  function finish(status: ReaderStatus) {
    silence();
    onStatus(status);
  }

  function speak() {
    const sentence = sentences[index];
    if (!sentence) {
      index = 0;
      finish('ended');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    // One that was cancelled ends as well, or fails, depending on the browser.
    utterance.onend = () => {
      if (utterance === current) {
        index += 1;
        speak();
      }
    };
    utterance.onerror = ({ error }) => {
      if (utterance === current) {
        finish(error === 'interrupted' || error === 'canceled' ? 'paused' : 'failed');
      }
    };
    current = utterance;
    onSentence(sentence);
    speechSynthesis.speak(utterance);
  }

  return {
    /** Begins, or goes on with the sentence at which it was paused. */
    read() {
      silence();
      onStatus('reading');
      speak();
    },
    pause: () => finish('paused'),
    /** Reads at another speed from the beginning of this sentence on; 1 is the voice's own. */
    setRate(next: number) {
      rate = next;
      if (current) {
        silence();
        speak();
      }
    },
    stop: silence,
  };
}
