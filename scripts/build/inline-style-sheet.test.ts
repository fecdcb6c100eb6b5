import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { getText, listElements, readPage } from '../html-tree';
import { addNarrowStyles, inlineStyleSheet } from './inline-style-sheet';

test('a browser without container queries gets the styles of narrow containers', () => {
  const narrow = '@container not (min-width:40rem){a{color:red}}';
  const others = [
    '@container (min-width:40rem){b{color:red}}',
    // Phones are wider than this.
    '@container not (min-width:20rem){i{color:red}}',
    '@container (min-width:40rem){@container not (min-width:72rem){p{color:red}}}',
  ].join('');
  expect(String(addNarrowStyles(parse(`@layer utilities{${narrow}${others}}`)))).toBe(
    `@layer utilities{${narrow}@supports not (container-type:inline-size){a{color:red}}${others}}`,
  );
});

test('a page gets only the utility classes that it or a script uses', () => {
  const used =
    ".w-1\\/2{width:50%}:is(.w-1\\/2,.mt-4){margin:0}.after\\:content-\\[\\'\\\\\\:\\'\\]:after{content:':'}";
  const unused = '.p-1 .mt-4{margin:1rem}@media print{.mt-4{margin:0}}';
  const page = readPage(
    `<!doctype html><html><head><title>A</title><link rel="stylesheet" href="/a.css"></head>` +
      `<body class="after:content-['\\:']"></body></html>`,
  );
  const sheet = `.mt-4{top:0}@layer utilities{${used}${unused}}`;
  inlineStyleSheet(page, () => sheet, new Set(['w-1/2']));
  const [style] = listElements(page, 'style');
  expect(style && getText(style)).toBe(`.mt-4{top:0}@layer utilities{${used}}`);
});
