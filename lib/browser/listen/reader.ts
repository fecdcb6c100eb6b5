import type { Messages } from '@/lib/content/words/messages';
import { abortOnInput } from '../abort-on-input';
import { prefersReducedMotion } from '../prefers-reduced-motion';
import { listUtterances } from './list-utterances';
import { chooseVoice } from './voices';

export type ReaderStatus = 'reading' | 'paused' | 'ended' | 'failed';
export type Reader = ReturnType<typeof readPage>;

const CHECK_MS = 1000;
/** The number of checks in a row after which a silent voice counts as failed. */
const SILENT_CHECKS = 3;
/** How many checks the slowest voice may take to start, and to read each character of a sentence. */
const SLOWEST = { start: 10, character: 0.3 };

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Reads the page aloud, marks the current block, and scrolls to it. Pausing cancels the utterance, and continuing
 * restarts its block: after `speechSynthesis.pause`, `resume` does nothing on Android. The block is noted in the
 * history state, so that reading begins there after going back or reloading, except after a link within the page.
 */
export function readPage(messages: Messages['listen'], onStatus: (status: ReaderStatus) => void) {
  const utterances = listUtterances(messages);
  const voice = chooseVoice();
  let index = Number(history.state?.listenFrom ?? 0);
  let rate = 1;
  let checksLeft = 0;
  let silentChecks = 0;
  // Keeps a reference, so that Chrome does not garbage-collect the utterance before its `end` event.
  let current: SpeechSynthesisUtterance | null = null;
  let marked: Element | null = null;
  // A smooth scroll may still be running when the next block begins; only user input counts as scrolling away.
  let input = abortOnInput();

  function mark(element: Element | null) {
    marked?.removeAttribute('data-spoken');
    element?.setAttribute('data-spoken', '');
    marked = element;
  }

  // On return to an entry with a state but without `__NA`, Next reloads the page; links within it add entries without state.
  const note = (listenFrom: number) =>
    history.state?.__NA && history.replaceState({ ...history.state, listenFrom }, '');

  function follow(element: Element) {
    const isAway = input.signal.aborted && marked && !isInView(marked);
    mark(element);
    if (!isAway) {
      input.abort();
      input = abortOnInput();
      // The block may be in the closed answer to a question.
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
      note(index);
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
    checksLeft = SLOWEST.start + (SLOWEST.character * next.text.length) / rate;
    silentChecks = 0;
    if (next.element !== marked) {
      note(index);
      follow(next.element);
    }
    speechSynthesis.speak(utterance);
  }

  function restart() {
    silence('reading');
    speak(index);
  }

  // A voice may stop without an event, and Chrome may still report it as speaking.
  const watchdog = setInterval(() => {
    const { speaking, pending } = speechSynthesis;
    silentChecks = speaking || pending ? 0 : silentChecks + 1;
    checksLeft -= 1;
    if (current && (checksLeft < 0 || silentChecks === SILENT_CHECKS)) {
      silence('failed');
    }
  }, CHECK_MS);

  const pause = () => silence('paused');
  // Speech would continue after the page is left; the page may be restored from the back/forward cache.
  addEventListener('pagehide', pause);
  restart();

  return {
    /** Pauses, or restarts the block that was paused, and scrolls to it. */
    toggle() {
      if (current) {
        pause();
      } else {
        mark(null);
        index = utterances.findIndex(({ element }) => element === utterances[index]?.element);
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
      note(0);
      clearInterval(watchdog);
      input.abort();
      removeEventListener('pagehide', pause);
    },
  };
}
