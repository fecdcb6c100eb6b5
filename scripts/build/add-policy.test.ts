import { expect, test } from 'vitest';
import { readPage, writePage } from '../html-tree';
import { addPolicy, toHash } from './add-policy';

const options = { basePath: '/clinic', origins: { email: 'https://mail.example', map: '' } };

const toPage = (body: string) =>
  readPage(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title></head><body>${body}</body></html>`,
  );

const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const code = '<script>self.x=\'<p style="">\'</script>';
const style = '<style data-href="/a.css">p{}</style>';

test('the content security policy is directly after <meta charset>, and has the hashes of inline scripts and styles and the given origins', () => {
  const page = toPage(style + data + code);
  addPolicy(page, options);
  const html = writePage(page);
  expect(html).toContain('<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"');
  const hash = toHash('self.x=\'<p style="">\'');
  expect(html).toContain(`; script-src 'self' '${hash}'; style-src 'self' '${toHash('p{}')}'; `);
  expect(html).toContain("connect-src 'self' https://mail.example;");
  expect(html).toContain("frame-src 'none';");
});

test.each([
  ['a style attribute', '<p style="color:red">', 'inline "style" of a <p>'],
  ['an event handler attribute', '<p onClick="go()">', 'inline "onclick" of a <p>'],
  ['a script of another site', '<script src="https://x.example/a.js"></script>', 'x.example/a.js'],
  ['a script outside the base path', '<script src="/_next/a.js"></script>', '/_next/a.js'],
  ['a <style> that is not of the build', '<style>p{}</style>', 'not the style sheet of the build'],
])('the build refuses a page with %s', (_, body, sentence) => {
  expect(() => addPolicy(toPage(body), options)).toThrow(sentence);
});
