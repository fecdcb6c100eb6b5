import { expect, test } from 'vitest';
import { readPort } from './local-server';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['0', 0],
  ['65535', 65_535],
])('the port is read from PORT=%s as %i', (text, port) => {
  expect(readPort(text)).toBe(port);
});

test.each(['abc', '-1', '70000', '80.5', '1e3', '0x50', ' 80'])('PORT=%s is no port', (text) => {
  expect(readPort(text)).toBeNull();
});
