'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import {
  type BreakCycle,
  type BreakTimes,
  formatSeconds,
  isResting,
  lookAtClock,
  resumeCycle,
  startCycle,
  toSecondsLeft,
} from '@/lib/browser/companion/break-cycle';
import { type Chime, createChime } from '@/lib/browser/companion/chime';
import { keepEnd, readKeptEnd } from '@/lib/browser/companion/kept-end';
import { askToNotify, notify } from '@/lib/browser/companion/notify';
import { BreakOption } from './break-option';

export interface BreakTimerProps {
  messages: Record<
    | 'start'
    | 'stop'
    | 'stopped'
    | 'working'
    | 'resting'
    | 'untilBreak'
    | 'break'
    | 'tabTitle'
    | 'sound'
    | 'notification'
    | 'soundFailed'
    | 'notificationOn'
    | 'notificationDenied'
    | 'notificationFailed',
    string
  >;
  times: BreakTimes;
}

/** How often the clock is looked at, in ms. */
const TICK_MS = 1000;

/** Counts the time at the screen and the break by the clock, and reminds in the title of the tab. */
export function BreakTimer({ messages, times }: BreakTimerProps) {
  const [cycle, setCycle] = useState<BreakCycle | null>(null);
  const [wasStopped, setWasStopped] = useState(false);
  const [hasSound, setHasSound] = useState(false);
  const [hasNotification, setHasNotification] = useState(false);
  const [answer, setAnswer] = useState('');
  const chime = useRef<Chime>(null);
  const notification = useRef<Notification>(null);
  const isRunning = cycle !== null;
  const isBreak = isRunning && isResting(cycle);

  // Only the browser knows what was kept, so it comes after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on once, with the page.
  useEffect(() => setCycle(resumeCycle(readKeptEnd(), Date.now(), times)), []);

  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const look = () => {
      const now = Date.now();
      setCycle((last) => last && lookAtClock(last, now, times));
    };
    const timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning, times]);

  const endsAt = cycle?.endsAt;
  useEffect(() => {
    if (endsAt !== undefined) {
      keepEnd(endsAt);
    }
  }, [endsAt]);

  const remind = useEffectEvent(() => {
    notification.current?.close();
    notification.current = isBreak && hasNotification ? notify(messages.resting) : null;
    if (isRunning && hasSound) {
      chime.current?.(isBreak ? 'begin' : 'end');
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reminds whenever a break begins or ends.
  useEffect(() => remind(), [isBreak]);

  useEffect(() => {
    if (!isBreak) {
      return;
    }
    const own = document.title;
    const reminder = messages.tabTitle.replace('{title}', () => own);
    document.title = reminder;
    return () => {
      // On the way to another page the title may be that page's already.
      if (document.title === reminder) {
        document.title = own;
      }
    };
  }, [isBreak, messages.tabTitle]);

  function toggle() {
    setWasStopped(isRunning);
    setCycle(cycle ? null : startCycle(Date.now(), times));
    keepEnd(null);
  }

  async function chooseSound(isWanted: boolean) {
    setAnswer('');
    setHasSound(isWanted);
    if (isWanted) {
      try {
        chime.current ??= createChime();
        await chime.current('begin');
      } catch {
        setHasSound(false);
        setAnswer(messages.soundFailed);
      }
    }
  }

  async function chooseNotification(isWanted: boolean) {
    setAnswer('');
    setHasNotification(false);
    if (isWanted) {
      const outcome = await askToNotify(messages.notificationOn);
      setHasNotification(outcome === 'on');
      setAnswer(
        {
          on: messages.notificationOn,
          denied: messages.notificationDenied,
          failed: messages.notificationFailed,
        }[outcome],
      );
    }
  }

  const stopped = wasStopped ? messages.stopped : '';
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" onClick={toggle} className={cycle ? secondaryButton : primaryButton}>
          {cycle ? messages.stop : messages.start}
        </button>
        {cycle && (
          <p role="timer" className="flex flex-wrap items-baseline gap-x-3">
            {isBreak ? messages.break : messages.untilBreak}
            <span className="text-section font-extrabold text-accent2 tabular-nums">
              {formatSeconds(toSecondsLeft(cycle, times))}
            </span>
          </p>
        )}
      </div>
      <p role="status" className="mt-3 font-bold">
        {cycle ? (isBreak ? messages.resting : messages.working) : stopped}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
        <BreakOption label={messages.sound} isOn={hasSound} onChoose={chooseSound} />
        <BreakOption
          label={messages.notification}
          isOn={hasNotification}
          onChoose={chooseNotification}
        />
      </div>
      <p role="status" className="text-muted">
        {answer}
      </p>
    </>
  );
}
