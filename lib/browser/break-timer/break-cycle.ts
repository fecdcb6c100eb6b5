/** How long the work and the break are, in ms. */
export interface BreakTimes {
  workMs: number;
  restMs: number;
}

/** When the work ends, and the time of the last tick, as timestamps in ms. */
export interface BreakCycle {
  endsAt: number;
  now: number;
}

export const isResting = ({ endsAt, now }: BreakCycle): boolean => now >= endsAt;

/** The whole seconds left of the work or of the break. */
export const toSecondsLeft = (cycle: BreakCycle, { restMs }: BreakTimes): number =>
  Math.max(0, Math.ceil((cycle.endsAt + (isResting(cycle) ? restMs : 0) - cycle.now) / 1000));

/** A cycle that begins with work. */
export const startCycle = (now: number, { workMs }: BreakTimes): BreakCycle => ({
  endsAt: now + workMs,
  now,
});

/**
 * The cycle at a later time. Browsers throttle the timers of background tabs to one a minute, so a
 * break begins at the tick that finds the work over: else it could end before its reminder.
 */
export function advanceCycle(cycle: BreakCycle, now: number, times: BreakTimes): BreakCycle {
  if (cycle.endsAt > now + times.workMs) {
    // The system clock was set back.
    return startCycle(now, times);
  }
  if (!isResting(cycle)) {
    return { endsAt: Math.max(now, cycle.endsAt), now };
  }
  return now >= cycle.endsAt + times.restMs ? startCycle(now, times) : { ...cycle, now };
}

/** Seconds as minutes and seconds, such as 19:05. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
