import { expect, test } from 'vitest';
import { toStillStep, vary } from './simulations';

test('the still picture is one past the middle', () => {
  expect(toStillStep(3)).toBe(1);
  expect(toStillStep(4)).toBe(2);
  expect(toStillStep(5)).toBe(2);
});

test('an attribute that varies carries its values, and begins with that of the still picture', () => {
  expect(vary('stdDeviation', [0, 0.5, 2, 4])).toEqual({
    stdDeviation: 2,
    'data-varies': 'stdDeviation',
    'data-values': '0 0.5 2 4',
  });
});
