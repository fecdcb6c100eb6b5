import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listLinks } from '../../text/rich-text';
import { followOriginals, provideSmallContent } from './small-content.fixture';

const file = 'content/redirects.yaml';
const about = 'content/en/pages/about.md';
const squint = 'pages/eyes/squint.md';
const lenses = 'posts/1-lenses.md';

const content = provideSmallContent((root) => {
  mkdirSync(join(root, 'content/hi/words'));
  followOriginals(root);
});

const inspect = () => content.inspect('hi');

/** Changes the target of a link in a document. */
const linkTo = (href: string) => content.change(about, '(/#contact)', `(${href})`);

const redirect = (list: 'renamed' | 'removed', from: string, to: string) =>
  content.change(file, `${list}:`, `${list}:\n  - from: ${from}\n    to: ${to}`) + 1;

const place = (name: string, code = 'en') => join(content.root, 'content', code, name);

function rename(from: string, to: string, codes = ['en', 'hi']): void {
  for (const code of codes) {
    renameSync(place(from, code), place(to, code));
  }
}

test('what is left of a removed page is one problem, with the lines to write', () => {
  rmSync(place(squint));
  const { problems } = inspect();
  expect(problems.filter((problem) => !problem.includes('::topics'))).toEqual([
    expect.stringMatching(
      /^content\/redirects\.yaml: No page has the address \/eyes\/squint\/, .*content\/en\/pages\/about\.md, line \d+;.*` {2}- from: \/eyes\/squint\/`/,
    ),
  ]);
});

test('a removed post leads on, and its leftovers are remarks', () => {
  rmSync(place(lenses));
  linkTo('/blog/1/#night');
  const line = redirect('removed', '/blog/1/', '/eyes/squint/');
  const { problems, remarks } = inspect();
  expect(problems).toEqual([]);
  expect(remarks).toEqual([
    expect.stringMatching(/^content\/hi\/pages\/about.md, line \d+: .*has changed since/),
    `content/hi/${lenses}: This page was removed, and nothing reads its translation: delete this file.`,
    expect.stringMatching(
      `^${file}, line ${line}: Sentences still link to /blog/1/.*content/en/pages/about.md, line`,
    ),
    expect.stringMatching(/^content\/references.yaml: .*vale-2021/),
  ]);
  const about = content.parse().pages.find(({ path }) => path === '/about/');
  // The fragment id of the removed post is dropped.
  expect(listLinks(about?.body)).toContain('/eyes/squint/');
});

test('a renamed page needs its new name and one entry', () => {
  rename(squint, 'pages/eyes/turned.md');
  redirect('renamed', '/eyes/squint/', '/eyes/turned/');
  expect(inspect()).toMatchObject({ problems: [], remarks: [] });
  for (const code of ['en', 'hi'] as const) {
    const { pages, posts } = content.parse(code);
    const about = pages.find(({ path }) => path === '/about/');
    expect(listLinks(about?.body)).toContain('/eyes/turned/#signs');
    expect(about).toHaveProperty('related', ['/eyes/turned/']);
    expect(posts[0]?.related).toEqual(['/eyes/turned/']);
  }
});

test('phrases of the search that led to a removed page lead on beside those of the other page', () => {
  const words = 'content/en/words/search.json';
  const places = ['/blog/1/', '/eyes/squint/'].map((href) => ({ href, phrases: [href] }));
  content.change(words, '"places": []', `"places": ${JSON.stringify(places)}`);
  rmSync(place(lenses));
  redirect('removed', '/blog/1/', '/eyes/squint/');
  const found = content.parse().messages.search.places;
  expect(found).toEqual([{ href: '/eyes/squint/', phrases: ['/blog/1/', '/eyes/squint/'] }]);
});

test('a translation under the old name is left out until it has the new one', () => {
  rename(squint, 'pages/eyes/turned.md', ['en']);
  redirect('renamed', '/eyes/squint/', '/eyes/turned/');
  expect(inspect()).toMatchObject({
    problems: [],
    remarks: [
      `content/hi/${squint}: The page is not in this language until this file has its new name too: content/hi/pages/eyes/turned.md.`,
    ],
  });
});

test('a page that comes back to an old address is there, and its entry does nothing', () => {
  redirect('renamed', '/eyes/turned/', '/eyes/squint/');
  rename(squint, 'pages/eyes/turned.md');
  const line = redirect('renamed', '/eyes/squint/', '/eyes/turned/') + 2;
  expect(inspect()).toMatchObject({
    problems: [],
    remarks: [
      expect.stringMatching(
        `^${file}, line ${line}: This does nothing, since content/en/pages/eyes/turned.md`,
      ),
    ],
  });
});

test('an address that leads to another old one leads on to the last', () => {
  redirect('renamed', '/eyes/turned/', '/eyes/squint/');
  rename(squint, 'pages/eyes/last.md');
  redirect('renamed', '/eyes/squint/', '/eyes/last/');
  expect(inspect().problems).toEqual([]);
  const found = content.parse().redirects.byPath;
  expect(found.get('/eyes/turned/')?.to).toBe('/eyes/last/');
});

test('a page without which the program cannot be is reported once, whatever leads to it', () => {
  rmSync(place('pages/faq.md'));
  redirect('removed', '/faq/', '/about/');
  linkTo('/faq/');
  content.change(`content/en/${lenses}`, '  - /eyes/squint/', '  - /faq/');
  expect(inspect().problems.filter((problem) => !problem.startsWith('content/hi'))).toEqual([
    'content/en/pages/faq.md: This page is missing. The program needs it, so it can be neither removed nor renamed: put it back.',
  ]);
});

test('whom to call is not lost behind an old address', () => {
  const line = linkTo('/blog/1/#help');
  rmSync(place(lenses));
  rmSync(place(lenses, 'hi'));
  redirect('removed', '/blog/1/', '/faq/');
  expect(inspect().problems).toEqual([
    `content/en/pages/about.md, line ${line}: The link /faq/#help leads nowhere: /faq/ has no place #help`,
  ]);
});

test.each([
  ['a circle', '/a/', '/a/', '/a/ leads back to itself'],
  ['no page', '/a/', '/b/', '/a/ leads nowhere, since no page has the address /b/'],
  ['an address without slashes', 'a', '/about/', 'must be the old address'],
  ['an address of one language', '/hi/a/', '/about/', 'must be written without its language'],
  ['an address below the blog', '/blog/a/', '/about/', 'may be that of a post'],
  ['a part of a page', '/a/', '/about/#b', 'must be the address of a page'],
])('%s is reported', (_, from, to, message) => {
  const line = redirect('removed', from, to);
  expect(inspect().problems).toEqual([
    expect.stringMatching(new RegExp(`^${file}, line (${line}|${line + 1}): .*${message}`)),
  ]);
});

test('an address that is listed twice is reported', () => {
  redirect('removed', '/a/', '/about/');
  redirect('removed', '/a/', '/faq/');
  expect(inspect().problems).toEqual([expect.stringContaining('/a/ is listed twice')]);
});

test('a wrong link alone is reported where it is', () => {
  const line = linkTo('/eyes/squnt/');
  const { problems } = inspect();
  expect(problems).toEqual([
    expect.stringContaining(`${about}, line ${line}: The link /eyes/squnt/`),
  ]);
});

test('a redirect needs no list', () => {
  content.write(file, 'renamed:\n');
  expect(inspect()).toMatchObject({ problems: [], remarks: [] });
});
