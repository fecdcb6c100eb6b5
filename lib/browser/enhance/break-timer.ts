import type { Messages } from '../../content/words/messages';
import { getElement } from '../get-element';

export interface BreakTimerSettings
  extends Omit<Messages['twenty-twenty-twenty'], 'title' | 'lead' | 'noScript' | 'sound'> {
  workMs: number;
  restMs: number;
}

const TONE_S = 0.5;
const VOLUME = 0.15;

/** Plays two soft tones of these frequencies, in Hz; autoplay policies block a context that no user gesture created. */
async function playChime(audio: AudioContext, first: number, second: number): Promise<void> {
  await audio.resume();
  const from = audio.currentTime;
  const oscillator = new OscillatorNode(audio, { frequency: first });
  const gain = new GainNode(audio, { gain: 0 });
  oscillator.frequency.setValueAtTime(second, from + TONE_S);
  gain.gain.setValueCurveAtTime([0, VOLUME, 0, VOLUME, 0], from, 2 * TONE_S);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + 2 * TONE_S);
}

export function enhance(root: HTMLElement): void {
  const { dataset } = getElement(root, '[data-settings]');
  const { workMs, restMs, ...messages }: BreakTimerSettings = JSON.parse(dataset.settings ?? '');
  const button = getElement(root, 'button');
  const clock = getElement(root, '[role="timer"]');
  const phase = getElement(clock, '[data-part="phase"]');
  const timeLeft = getElement(clock, '[data-part="time-left"]');
  const status = getElement(root, '[role="status"]');
  const soundBox = getElement<HTMLInputElement>(root, 'input');
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
    // Browsers throttle timers in background tabs to one per minute. So each phase begins when the end of the last one
    // is noticed; otherwise a break could end before its reminder.
    if (performance.now() >= endsAt) {
      begin(!isBreak);
      if (audio && soundBox.checked) {
        playChime(audio, 660, isBreak ? 880 : 495);
      }
    }
    const seconds = Math.ceil((endsAt - performance.now()) / 1000);
    timeLeft.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };

  const changeSound = async () => {
    if (soundBox.checked) {
      try {
        audio ??= new AudioContext();
        await playChime(audio, 660, 880);
      } catch {
        soundBox.checked = false;
        status.textContent = messages.soundFailed;
      }
    }
  };

  const toggle = () => {
    clearInterval(timer);
    const isRunning = button.toggleAttribute('data-running');
    if (isRunning) {
      begin(false);
      tick();
      timer = setInterval(tick, 1000);
      if (!audio) {
        // The checkbox may have been changed before this code loaded, or restored by the browser.
        changeSound();
      }
    } else {
      document.title = ownTitle;
      status.textContent = messages.stopped;
    }
    button.textContent = isRunning ? messages.stop : messages.start;
    clock.hidden = !isRunning;
  };

  button.addEventListener('click', toggle);
  soundBox.addEventListener('change', changeSound);
}
