import { expect, test } from 'vitest';
import { getText, listElements, readPage, writePage } from '../html-tree';
import { chooseFont, findFont } from './choose-font';
import { preloadFont } from './programs/preload-font';

const font = '/_next/static/media/a.woff2';
const sheet = '<link rel="stylesheet" href="/a.css">';
const preload = (href: string) =>
  `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2">`;

const toPage = (head: string) =>
  readPage(`<!DOCTYPE html><html><head>${head}</head><body></body></html>`);

test.each([
  ['that preloads the font', preload(font) + sheet],
  ['for lost addresses, which does not', sheet],
])('a page %s lets the browser choose before its style sheet', (_, head) => {
  const page = toPage(head);
  chooseFont(page, font);
  const [script] = listElements(page, 'script');
  const text = script ? getText(script) : '';
  expect(text).toContain(preloadFont.toString());
  expect(text).toContain(`"${font}"`);
  expect(writePage(page)).toContain(
    `<head><script>${text}</script><noscript>${preload(font)}</noscript>${sheet}</head>`,
  );
});

test('a page that preloads another font is refused', () => {
  expect(() => chooseFont(toPage(preload('/b.woff2') + sheet), font)).toThrow(
    'It preloads another font, /b.woff2.',
  );
});

test('the font of the site is the one font that its home page preloads', () => {
  expect(findFont(toPage(preload(font) + sheet))).toBe(font);
  expect(() => findFont(toPage(sheet))).toThrow('exactly one font');
  expect(() => findFont(toPage(preload(font) + preload('/b.woff2')))).toThrow('exactly one font');
});
