import type { Messages } from '../../content/words/messages';
import { getElement } from '../get-element';

/** What the timer reads from its attribute `data-settings`. */
export interface BreakTimerSettings {
  messages: Omit<Messages['twenty-twenty-twenty'], 'title' | 'lead' | 'noScript' | 'sound'>;
  workMs: number;
  restMs: number;
}

const TICK_MS = 1000;

/** The frequencies of the tones at the start and at the end of a break, in Hz. */
const tones = { begin: [660, 880], end: [660, 495] };
const TONE_S = 0.5;
const VOLUME = 0.15;

/** Plays two soft tones; autoplay policies silence a context that was not created in a user gesture. */
async function playChime(audio: AudioContext, kind: keyof typeof tones): Promise<void> {
  await audio.resume();
  for (const [index, frequency] of tones[kind].entries()) {
    const from = audio.currentTime + index * TONE_S;
    const oscillator = new OscillatorNode(audio, { frequency });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(VOLUME, from + 0.05);
    gain.gain.linearRampToValueAtTime(0, from + TONE_S);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(from + TONE_S);
  }
}

/** Runs the break timer, with reminders in the tab title and by sound. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const { dataset } = getElement(root, '[data-settings]');
  const { messages, workMs, restMs }: BreakTimerSettings = JSON.parse(dataset.settings ?? '');
  const button = getElement(root, 'button');
  const clock = getElement(root, '[role="timer"]');
  const phase = getElement(clock, '[data-part="phase"]');
  const timeLeft = getElement(clock, '[data-part="time-left"]');
  const status = getElement(root, '[data-part="status"]');
  const answer = getElement(root, '[data-part="answer"]');
  const soundBox = getElement<HTMLInputElement>(root, '[data-part="sound"]');
  const ownTitle = document.title;
  let isBreak = false;
  let endsAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let audio: AudioContext | undefined;

  const begin = (isBreakNext: boolean) => {
    isBreak = isBreakNext;
    endsAt = performance.now() + (isBreak ? restMs : workMs);
    document.title = isBreak ? messages.tabTitle.replace('{title}', () => ownTitle) : ownTitle;
    phase.textContent = isBreak ? messages.break : messages.untilBreak;
    status.textContent = isBreak ? messages.resting : messages.working;
  };

  const tick = () => {
    // Browsers throttle the timers of background tabs to one a minute: a phase begins where the end of the last one
    // is noticed, else a break could end before its reminder.
    if (performance.now() >= endsAt) {
      begin(!isBreak);
      if (audio && soundBox.checked) {
        playChime(audio, isBreak ? 'begin' : 'end');
      }
    }
    const seconds = Math.ceil((endsAt - performance.now()) / 1000);
    timeLeft.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    document.title = ownTitle;
    status.textContent = messages.stopped;
  };

  const toggle = () => {
    if (timer) {
      stop();
    } else {
      begin(false);
      tick();
      timer = setInterval(tick, TICK_MS);
    }
    button.textContent = timer ? messages.stop : messages.start;
    button.toggleAttribute('data-running', timer !== undefined);
    clock.hidden = timer === undefined;
  };

  const changeSound = async () => {
    answer.textContent = '';
    if (soundBox.checked) {
      try {
        audio ??= new AudioContext();
        await playChime(audio, 'begin');
      } catch {
        soundBox.checked = false;
        answer.textContent = messages.soundFailed;
      }
    }
  };

  button.addEventListener('click', toggle, { signal });
  soundBox.addEventListener('change', changeSound, { signal });
  signal.addEventListener('abort', stop);
}
