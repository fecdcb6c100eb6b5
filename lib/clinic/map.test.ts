import { expect, test } from 'vitest';
import { fullClinic, smallestClinic } from './clinic.fixture';
import { mapOrigin, toMap } from './map';

const box = `${mapOrigin}/export/embed.html?bbox=`;
const google = 'https://www.google.com/maps/search/?api=1&query=';

test.each([
  ['the city, without a pin', smallestClinic, 'Pune%2C%20India', false],
  ['the clinic, with a pin', fullClinic, '18.5074%2C73.8077', true],
  ['its address, without a pin', { ...fullClinic, position: null }, 'Pune%2C%20India', false],
])('the map and its link show %s', (_, clinic, query, hasPin) => {
  const { embed, ...others } = toMap(clinic, 'Pune, India');
  expect(others).toEqual({ link: `${google}${query}`, hasPin });
  expect(embed.startsWith(box)).toBe(true);
  expect(embed.endsWith(`&marker=${query}`)).toBe(hasPin);
});
