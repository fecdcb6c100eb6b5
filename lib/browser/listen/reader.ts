import type { Messages } from '@/lib/content/words/messages';
import { abortOnInput } from '../abort-on-input';
import { prefersReducedMotion } from '../prefers-reduced-motion';
import { listUtterances } from './list-utterances';
import { chooseVoice } from './voices';

export type ReaderStatus = 'reading' | 'paused' | 'ended' | 'failed';
export type Reader = ReturnType<typeof readPage>;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Reads the page aloud, marks the block that is read, and scrolls to it. A pause cancels the utterance, and
 * continuing restarts it: after `speechSynthesis.pause`, `resume` does nothing on Android.
 */
export function readPage(messages: Messages['listen'], onStatus: (status: ReaderStatus) => void) {
  const utterances = listUtterances(messages);
  const voice = chooseVoice();
  let index = 0;
  let rate = 1;
  // A reference, so that Chrome does not garbage-collect the utterance before its `end` event.
  let current: SpeechSynthesisUtterance | null = null;
  let marked: Element | null = null;
  // A smooth scroll may still be running when the next block begins: only after input the reader has scrolled away.
  let input = abortOnInput();

  function mark(element: Element | null) {
    marked?.removeAttribute('data-spoken');
    element?.setAttribute('data-spoken', '');
    marked = element;
  }

  /** Marks a block and scrolls to it, unless the reader has scrolled away from the last one. */
  function follow(element: Element) {
    const isAway = input.signal.aborted && marked && !isInView(marked);
    mark(element);
    if (!isAway) {
      input.abort();
      input = abortOnInput();
      // The block may be in a closed answer.
      element.closest('details')?.setAttribute('open', '');
      const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
      element.scrollIntoView({ block: 'nearest', behavior });
    }
  }

  function silence(status: ReaderStatus) {
    current = null;
    speechSynthesis.cancel();
    onStatus(status);
  }

  function speak(from: number) {
    const next = utterances[from];
    index = next ? from : 0;
    if (!next || !voice) {
      mark(null);
      silence(next ? 'failed' : 'ended');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(next.text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    // A cancelled utterance fires `end` or `error`, depending on the browser.
    utterance.onend = () => utterance === current && speak(index + 1);
    utterance.onerror = ({ error }) =>
      utterance === current && silence(/interrupted|canceled/.test(error) ? 'paused' : 'failed');
    current = utterance;
    if (next.element !== marked) {
      follow(next.element);
    }
    speechSynthesis.speak(utterance);
  }

  function restart() {
    silence('reading');
    speak(index);
  }

  const pause = () => silence('paused');
  // Speech continues after the page is left, and the page may be restored from the back/forward cache.
  addEventListener('pagehide', pause);
  restart();

  return {
    /** Pauses, or restarts the sentence that was paused, and scrolls to it. */
    toggle() {
      if (current) {
        pause();
      } else {
        mark(null);
        restart();
      }
    },
    setRate(next: number) {
      rate = next;
      if (current) {
        restart();
      }
    },
    stop() {
      pause();
      mark(null);
      input.abort();
      removeEventListener('pagehide', pause);
    },
  };
}
