import { describe, expect, test } from 'vitest';
import { advanceCycle, formatSeconds, isResting, startCycle, toSecondsLeft } from './break-cycle';

const times = { workMs: 1_200_000, restMs: 20_000 };
const start = startCycle(0, times);
const seconds = (cycle: typeof start) => toSecondsLeft(cycle, times);

describe('the time at the screen', () => {
  test('counts down by the clock, however rare the ticks are', () => {
    expect(seconds(start)).toBe(1200);
    expect(seconds(advanceCycle(start, 1, times))).toBe(1200);
    const late = advanceCycle(start, 1_199_001, times);
    expect(isResting(late)).toBe(false);
    expect(seconds(late)).toBe(1);
  });

  test('ends in a break of its full length, also when that is noticed late', () => {
    for (const now of [1_200_000, 1_258_000, 9_000_000]) {
      const rest = advanceCycle(start, now, times);
      expect(isResting(rest)).toBe(true);
      expect(seconds(rest)).toBe(20);
    }
  });

  test('starts again when the system clock is set back', () => {
    expect(seconds(advanceCycle(start, -15_600_000, times))).toBe(1200);
  });

  test('starts again after the break', () => {
    const rest = advanceCycle(start, 1_200_000, times);
    expect(seconds(advanceCycle(rest, 1_219_999, times))).toBe(1);
    const again = advanceCycle(rest, 1_220_000, times);
    expect(isResting(again)).toBe(false);
    expect(seconds(again)).toBe(1200);
  });
});

test.each([
  [1200, '20:00'],
  [61, '1:01'],
  [5, '0:05'],
])('%i seconds read as %s', (count, text) => {
  expect(formatSeconds(count)).toBe(text);
});
