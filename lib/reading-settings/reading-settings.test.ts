import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReadingSettings, readingChoices } from './reading-settings';

const parse = (stored: string | null) => parseReadingSettings(stored, readingChoices);
const normal = parse(null);

test('the first choice of each setting is the normal one', () => {
  expect(Object.values(normal)).toEqual(Object.values(readingChoices).map(([first]) => first));
});

test('known values are read, and those that are missing are normal', () => {
  expect(parse('{"text-size":150,"calm-page":true}')).toEqual({
    ...normal,
    'text-size': 150,
    'calm-page': true,
  });
});

test.each([
  'not JSON',
  '',
  'null',
  '5',
  '"text-size"',
  '[150]',
  '{"text-size":"150","line-spacing":9,"calm-page":1,"reading-ruler":null}',
  '{"text-size":{"toString":null},"unknown":true}',
  '{"__proto__":{"text-size":200}}',
])('damaged or unknown, %s, reads as normal', (stored) => {
  expect(parse(stored)).toEqual(normal);
});

test('whatever is stored, every setting has a known value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const settings = parse(stored);
      for (const [name, choices] of Object.entries(readingChoices)) {
        expect(choices).toContain(settings[name as keyof typeof readingChoices]);
      }
    }),
  );
});
