import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReadingSettings, readingChoices } from './reading-settings';

const parse = (stored: string | null) => parseReadingSettings(stored, readingChoices);
const normal = parse(null);

test('known reading settings are kept, and missing ones become the default', () => {
  expect(Object.values(normal)).toEqual(Object.values(readingChoices).map(([first]) => first));
  const stored = { 'text-size': 150, 'calm-page': true };
  expect(parse(JSON.stringify(stored))).toEqual({ ...normal, ...stored });
});

test('any stored text results in valid reading settings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      for (const [name, value] of Object.entries(parse(stored))) {
        expect(readingChoices[name as keyof typeof readingChoices]).toContain(value);
      }
    }),
  );
});
