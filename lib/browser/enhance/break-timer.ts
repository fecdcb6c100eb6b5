import type { Messages } from '../../content/words/messages';
import {
  advanceCycle,
  type BreakCycle,
  type BreakTimes,
  formatSeconds,
  isResting,
  startCycle,
  toSecondsLeft,
} from '../break-timer/break-cycle';
import { type Chime, createChime } from '../break-timer/chime';
import { getElement } from '../get-element';

/** What the timer reads from its attribute `data-settings`. */
export interface BreakTimerSettings {
  messages: Omit<Messages['twenty-twenty-twenty'], 'title' | 'lead' | 'noScript' | 'sound'>;
  times: BreakTimes;
}

const TICK_MS = 1000;

/** Sets a text unless it is the same: screen readers announce every mutation of a live region. */
function setText(element: Element, text: string) {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

/** Runs the break timer, with reminders in the tab title and by sound. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const settings = getElement(root, '[data-settings]').dataset.settings ?? '';
  const { messages, times }: BreakTimerSettings = JSON.parse(settings);
  const button = getElement(root, 'button');
  const clock = getElement(root, '[role="timer"]');
  const status = getElement(root, '[data-part="status"]');
  const answer = getElement(root, '[data-part="answer"]');
  const soundBox = getElement<HTMLInputElement>(root, '[data-part="sound"]');
  const ownTitle = document.title;
  const reminderTitle = messages.tabTitle.replace('{title}', () => ownTitle);
  let cycle: BreakCycle | null = null;
  let chime: Chime | null = null;

  const isBreak = () => cycle !== null && isResting(cycle);

  const render = () => {
    const [phase, timeLeft] = clock.children;
    setText(button, cycle ? messages.stop : messages.start);
    button.toggleAttribute('data-running', cycle !== null);
    clock.hidden = cycle === null;
    document.title = isBreak() ? reminderTitle : ownTitle;
    if (cycle && phase && timeLeft) {
      setText(phase, isBreak() ? messages.break : messages.untilBreak);
      setText(timeLeft, formatSeconds(toSecondsLeft(cycle, times)));
      setText(status, isBreak() ? messages.resting : messages.working);
    }
  };

  const setCycle = (next: BreakCycle | null) => {
    const wasBreak = isBreak();
    cycle = next;
    if (cycle && isBreak() !== wasBreak && soundBox.checked) {
      chime?.(isBreak() ? 'begin' : 'end');
    }
    render();
  };

  const tick = () => {
    if (cycle) {
      setCycle(advanceCycle(cycle, Date.now(), times));
    }
  };

  const toggle = () => {
    if (cycle) {
      setCycle(null);
      setText(status, messages.stopped);
    } else {
      setCycle(startCycle(Date.now(), times));
    }
  };

  const changeSound = async () => {
    setText(answer, '');
    if (soundBox.checked) {
      try {
        chime ??= createChime();
        await chime('begin');
      } catch {
        soundBox.checked = false;
        setText(answer, messages.soundFailed);
      }
    }
  };

  button.addEventListener('click', toggle, { signal });
  soundBox.addEventListener('change', changeSound, { signal });
  document.addEventListener('visibilitychange', tick, { signal });
  const timer = setInterval(tick, TICK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    document.title = ownTitle;
  });
}
