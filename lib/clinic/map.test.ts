import { expect, test } from 'vitest';
import { fullClinic, smallestClinic } from './clinic.fixture';
import { mapOrigin, toMap } from './map';

test('without a position the map is that of the city, and has no pin', () => {
  const place = 'Pune, India';
  expect(toMap(smallestClinic, place)).toEqual({
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=73.74%2C18.42%2C73.98%2C18.62&layer=mapnik',
    link: 'https://www.google.com/maps/search/?api=1&query=Pune%2C%20India',
    hasPin: false,
  });
});

test('a position is the pin of the map and the place of the link', () => {
  const { embed, link, hasPin } = toMap(fullClinic, 'unused');
  const query = new URL(embed).searchParams;
  expect(new URL(embed).origin).toBe(mapOrigin);
  expect(query.get('marker')).toBe('18.5074,73.8077');
  expect(new URL(link).searchParams.get('query')).toBe('18.5074,73.8077');
  expect(hasPin).toBe(true);
});

test('with an address and no position the link leads to the address', () => {
  const { link, hasPin } = toMap({ ...fullClinic, position: null }, '12 Lane 4, Pune 411038');
  expect(new URL(link).searchParams.get('query')).toBe('12 Lane 4, Pune 411038');
  expect(hasPin).toBe(false);
});
