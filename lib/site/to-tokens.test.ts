import { expect, test } from 'vitest';
import { toTokens } from './to-tokens';

const styleSheet = `
  /* :root { --bg: red; } */
  @media print { :root { --bg: white; } }
  :root { color-scheme: dark; --bg: #000000; --splash: 2500ms; --font: "a;b}"; }
  :root, .light { --bg: gray; }
  .light { --bg: #ffffff; /* --text: red; */ }
`;

test('tokens are what a rule of their selector sets, and no comment or rule for paper', () => {
  expect([...toTokens(styleSheet, ':root')]).toEqual([
    ['bg', '#000000'],
    ['splash', '2500ms'],
    ['font', '"a;b}"'],
  ]);
  expect([...toTokens(styleSheet, '.light')]).toEqual([['bg', '#ffffff']]);
  expect(toTokens(styleSheet, '.blue').size).toBe(0);
});
