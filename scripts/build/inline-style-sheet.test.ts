import { expect, test } from 'vitest';
import { readPage, writePage } from '../html-tree';
import { addNarrowStyles, inlineStyleSheet } from './inline-style-sheet';

const link = (href: string, state = '') =>
  `<link rel="stylesheet" href="${href}" data-precedence="next"${state}>`;

const toPage = (head: string) =>
  readPage(`<!DOCTYPE html><html><head>${head}</head><body></body></html>`);

const readNothing = () => '';

test('the sheet comes into the page and finds its files from there', () => {
  const href = '/clinic/_next/static/chunks/a.css';
  const page = toPage(link(href));
  const sheets = new Map([
    [href, '@font-face{src:url(../media/f.woff2)}p{background:url("data:image/png;base64,A")}'],
  ]);
  inlineStyleSheet(page, (address) => sheets.get(address) ?? '');
  expect(writePage(page)).toContain(
    '<head><style data-href="/clinic/_next/static/chunks/a.css">' +
      '@font-face{src:url(/clinic/_next/static/media/f.woff2)}p{background:url("data:image/png;base64,A")}' +
      `</style>${link(href, ' disabled=""')}</head>`,
  );
});

test.each([
  ['no sheet', '', 'It has no style sheet.'],
  ['a second sheet', link('/a.css') + link('/b.css'), 'It has a second style sheet, /b.css.'],
])('a page with %s is refused', (_, head, sentence) => {
  expect(() => inlineStyleSheet(toPage(head), readNothing)).toThrow(sentence);
});

test('a browser without container queries gets the styles of narrow containers', () => {
  const narrow = '@container not (min-width:40rem){a{color:red}}';
  const others = [
    '@container (min-width:40rem){b{color:red}}',
    // A phone is wider.
    '@container not (min-width:20rem){i{color:red}}',
    '@container (min-width:40rem){@container not (min-width:72rem){p{color:red}}}',
  ].join('');
  expect(addNarrowStyles(`@layer utilities{${narrow}${others}}`)).toBe(
    `@layer utilities{${narrow}@supports not (container-type:inline-size){a{color:red}}${others}}`,
  );
});
