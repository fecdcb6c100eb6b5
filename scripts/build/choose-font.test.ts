import { expect, test } from 'vitest';
import { getText, listElements, readPage, writePage } from '../html-tree';
import { chooseFont, findFont } from './choose-font';
import { preloadFont } from './programs/preload-font';

const font = '/_next/static/media/a.woff2';
const sheet = '<link rel="stylesheet" href="/a.css">';
const preload = (href: string) =>
  `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2">`;

const toPage = (head: string, lang = 'en-IN') =>
  readPage(`<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body></body></html>`);

test('a page lets the browser choose its font before its style sheet', () => {
  const page = toPage(sheet);
  chooseFont(page, font);
  const [script] = listElements(page, 'script');
  const text = script ? getText(script) : '';
  expect(text).toContain(preloadFont.toString());
  expect(text).toContain(`"${font}"`);
  expect(writePage(page)).toContain(
    `<head><script>${text}</script><noscript>${preload(font)}</noscript>${sheet}</head>`,
  );
});

test('a page that preloads a font itself is refused', () => {
  expect(() => chooseFont(toPage(preload('/b.woff2') + sheet), font)).toThrow('preloads a font');
});

test('the font of a page is that of the script of its language', () => {
  const fonts = ['foreign.1.woff2', 'devanagari.2.woff2', 'latin.3.woff2'];
  expect(findFont(toPage('', 'en-IN'), fonts)).toBe(fonts[2]);
  expect(findFont(toPage('', 'mr-IN'), fonts)).toBe(fonts[1]);
  expect(() => findFont(toPage('', 'ta-IN'), fonts)).toThrow('no font for the script "Taml"');
});
