import type { SpokenSentence } from './sentences-of-page';

export type ReaderStatus = 'reading' | 'paused' | 'ended' | 'failed';

interface ReaderOptions {
  sentences: readonly SpokenSentence[];
  voice: SpeechSynthesisVoice;
  onStatus: (status: ReaderStatus) => void;
  onSentence: (sentence: SpokenSentence) => void;
}

/**
 * Reads sentences aloud one after the other. A pause cancels the current sentence, and continuing
 * restarts it: after `speechSynthesis.pause`, `resume` does nothing on Android.
 */
export function createPageReader({ sentences, voice, onStatus, onSentence }: ReaderOptions) {
  let index = 0;
  let rate = 1;
  // A reference, so that Chrome does not garbage-collect the utterance before its `end` event.
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
    // A cancelled utterance fires `end` or `error`, depending on the browser.
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
    /** Starts, or continues with the sentence that was paused. */
    read() {
      silence();
      onStatus('reading');
      speak();
    },
    pause: () => finish('paused'),
    /** Sets the rate, and restarts the current sentence with it. */
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
