import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { followOriginals, provideSmallContent } from './small-content.fixture';

const redirects = 'content/redirects.yaml';
const about = 'content/en/pages/about.md';
const lenses = 'posts/1-lenses.md';

const content = provideSmallContent(followOriginals);
const { change, inspect } = content;

const redirect = (list: 'renamed' | 'removed', from: string, to: string) =>
  change(redirects, `${list}:`, `${list}:\n  - from: ${from}\n    to: ${to}`) + 1;

/** Renames the squint page in these languages. */
function rename(...codes: string[]): void {
  for (const code of codes) {
    const pages = join(content.root, 'content', code, 'pages/eyes');
    renameSync(join(pages, 'squint.md'), join(pages, 'turned.md'));
  }
}

test('accepts links to the old address of a renamed page that has a redirect', () => {
  rename('en', 'hi');
  redirect('renamed', '/eyes/squint/', '/eyes/turned/');
  expect(inspect()).toMatchObject({ problems: [], remarks: [] });
  expect([...content.parse().redirects]).toEqual([['/eyes/squint/', '/eyes/turned/']]);
});

test('warns about the translation of a removed page that has a redirect', () => {
  content.remove(`content/en/${lenses}`);
  redirect('removed', '/blog/1/', '/eyes/squint/');
  const { problems, remarks } = inspect('hi');
  expect(problems).toEqual([]);
  expect(remarks).toContain(
    `content/hi/${lenses}: Nothing reads this file: its page is at /eyes/squint/ now.`,
  );
});

test('warns about a missing post number, unless it is redirected', () => {
  const post = content.read(`content/en/${lenses}`).replace('title: L', 'title: Soft l');
  content.write('content/en/posts/4-soft.md', post.replace(/(description: .*)A/, '$1One'));
  expect(inspect().remarks).toEqual([
    expect.stringContaining('No post has the number 3: if it was'),
  ]);
  redirect('removed', '/blog/3/', '/blog/1/');
  expect(inspect()).toMatchObject({ problems: [], remarks: [] });
});

test('reports links to a page that was renamed without a redirect', () => {
  rename('en');
  const problems = inspect('hi').problems.filter((problem) => problem.startsWith(about));
  expect(problems).toEqual([
    `${about}, line 12: The link /eyes/squint/ leads nowhere: no page has the address /eyes/squint/; if it was renamed or removed, write into ${redirects}, below \`renamed:\` or \`removed:\`, a line \`  - from: /eyes/squint/\`, and below it \`    to: \` and the address of the page that visitors come to in its place.`,
    expect.stringContaining(`${about}, line 16: The link /eyes/squint/#signs leads nowhere`),
  ]);
});

test('reports a missing page that the site needs, even if it is redirected', () => {
  content.remove('content/en/pages/login.md');
  redirect('removed', '/login/', '/about/');
  expect(inspect().problems).toEqual([
    'content/en/pages: The page /login/ is missing. The program needs it, so it can be neither removed nor renamed: put it back.',
  ]);
});

test.each([
  ['to no page', '/a/', '/b/', '/a/ leads nowhere, since no page has the address /b/'],
  ['from a URL of one language', '/hi/a/', '/about/', 'must be the old address without its'],
  ['to a part of a page', '/a/', '/about/#b', 'must be the address of a page'],
])('reports a redirect %s', (_, from, to, message) => {
  const line = redirect('removed', from, to);
  expect(inspect().problems).toEqual([
    expect.stringMatching(new RegExp(`^${redirects}, line (${line}|${line + 1}): .*${message}`)),
  ]);
});

test('the lists of redirects may be empty or missing', () => {
  content.write(redirects, 'renamed:\n');
  expect(inspect()).toMatchObject({ problems: [], remarks: [] });
});
