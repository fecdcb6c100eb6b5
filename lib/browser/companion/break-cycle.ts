/** How long one works and rests, in ms. */
export interface BreakTimes {
  workMs: number;
  restMs: number;
}

/** Where the companion stands: when the work ends, and when the clock was last looked at, in ms. */
export interface BreakCycle {
  endsAt: number;
  now: number;
}

/** Whether a break is on. */
export const isResting = ({ endsAt, now }: BreakCycle): boolean => now >= endsAt;

/** What is left of the work or of the break, in whole seconds. */
export const toSecondsLeft = (cycle: BreakCycle, { restMs }: BreakTimes): number =>
  Math.max(0, Math.ceil((cycle.endsAt + (isResting(cycle) ? restMs : 0) - cycle.now) / 1000));

/** Begins to work at a moment. */
export const startCycle = (now: number, { workMs }: BreakTimes): BreakCycle => ({
  endsAt: now + workMs,
  now,
});

/**
 * Looks at the clock again. Browsers wake a tab in the background once a minute, so a break begins
 * when it is noticed, or it would be over before its reminder.
 */
export function lookAtClock(cycle: BreakCycle, now: number, times: BreakTimes): BreakCycle {
  if (!isResting(cycle)) {
    return { endsAt: Math.max(now, cycle.endsAt), now };
  }
  return now >= cycle.endsAt + times.restMs ? startCycle(now, times) : { ...cycle, now };
}

/**
 * Goes on from a kept end of the work. A break that was missed meanwhile begins now; an end too far
 * off, as after a change of the clock, gives nothing.
 */
export function resumeCycle(endsAt: number, now: number, times: BreakTimes): BreakCycle | null {
  if (!(endsAt <= now + times.workMs)) {
    return null;
  }
  return { endsAt: now >= endsAt + times.restMs ? now : endsAt, now };
}

/** Seconds as minutes and seconds, such as 19:05. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
