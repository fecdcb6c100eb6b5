import { describe, expect, test } from 'vitest';
import { toHash } from './page-policy';
import { listInline, type Security, securePage } from './secure-page';

const security: Security = {
  basePath: '/clinic',
  origins: { email: 'https://mail.example', map: '' },
  getIntegrity: (path) => `sha256-of-${path}`,
};

const toPage = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title></head><body>${body}</body></html>`;

const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const code = '<script>self.x=\'<p style="">\'</script>';
const style = '<style data-href="/a.css">p{}</style>';
const chunk = '<script src="/clinic/_next/static/a.js?v=1" async=""></script>';

describe('a secured page', () => {
  const page = securePage(toPage(style + data + code + chunk), security);

  test('is the same when it is secured again', () => {
    expect(securePage(page, security)).toBe(page);
  });

  test('names the hashes of its scripts and its style, and no hash of its data', () => {
    const { scripts } = listInline(page);
    expect(scripts).toHaveLength(2);
    const hashes = scripts.map((script) => `'${toHash(script)}'`).join(' ');
    expect(page).toContain(`; script-src 'self' ${hashes}; style-src 'self' '${toHash('p{}')}'; `);
  });

  test('reaches the origins that it was given and no other', () => {
    expect(page).toContain("connect-src 'self' https://mail.example;");
    expect(page).toContain("frame-src 'none';");
  });

  test('knows what its scripts hold, below the folder of the site', () => {
    expect(page).toContain('<script integrity="sha256-of-_next/static/a.js" src="/clinic/_next/');
    expect(page).toContain('"/clinic/_next/static/"');
  });
});

test.each([
  ['an inline style', '<p style="color:red">', 'inline "style" of a <p>'],
  ['an inline handler', '<p onClick="go()">', 'inline "onclick" of a <p>'],
  ['a style sheet of its own', '<style>p{}</style>', 'not the style sheet of the build'],
  [
    'a script of another site',
    '<script src="https://x.example/a.js"></script>',
    'https://x.example',
  ],
  ['a script whose end is in doubt', '<script><!--<script></script>', 'in doubt'],
  ['a script without an end', '<script>1', 'in doubt'],
  ['single quotes', "<p title='a>b'>", 'No tag can be read here'],
])('a page with %s is refused', (_, body, sentence) => {
  expect(() => securePage(toPage(body), security)).toThrow(sentence);
});

test('a page without a character set is refused', () => {
  expect(() => securePage('<p>', security)).toThrow('character set');
});
