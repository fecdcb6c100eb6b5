import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideSmallContent } from './check/small-content.fixture';

const small = provideSmallContent();

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(process, 'cwd').mockImplementation(() => small.root);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The addresses of a language's pages, in a release where unsigned ones are left out, or elsewhere. */
async function listPaths(code: 'en' | 'hi', isRelease: boolean): Promise<string[]> {
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', isRelease ? '1' : '');
  const { getContent } = await import('./get-content');
  const { pages, posts } = getContent(code);
  return [...pages, ...posts].map(({ path }) => path);
}

const all = ['/about/', '/eyes/squint/', '/faq/', '/', '/blog/1/'];

const sign = (file: string, lines: string) =>
  small.change(`content/hi/${file}`, '  by: person\n', `  by: person\n${lines}`);

test('a release leaves out what says something about health and is not signed', async () => {
  expect(await listPaths('hi', true)).toEqual(['/about/', '/']);
});

test('elsewhere all pages are there', async () => {
  expect(await listPaths('hi', false)).toEqual(all);
});

test('the pages of the default language follow no other, and all go out', async () => {
  expect(await listPaths('en', true)).toEqual(all);
});

const who = '  reviewedBy: Dr A B, optometrist\n';

const squint = 'pages/eyes/squint.md';

test('a page goes out once it is signed, and names what was read', async () => {
  small.sign(squint);
  expect(await listPaths('hi', true)).toEqual(['/about/', '/eyes/squint/', '/']);
});

test('a signature that does not name what was read does not count', async () => {
  sign(squint, `${who}  reviewedOn: 2024-05-14\n`);
  expect(await listPaths('hi', true)).toEqual(['/about/', '/']);
});

test('a page is left out again once the English one has other numbers', async () => {
  small.sign(squint);
  small.change('content/en/pages/eyes/squint.md', 'One eye looks', '1 eye looks');
  expect(await listPaths('hi', true)).toEqual(['/about/', '/']);
});

test('half a signature is told', async () => {
  sign('pages/faq.md', who);
  await expect(listPaths('hi', true)).rejects.toThrow(
    'content/hi/pages/faq.md, line 9: `translation` must have both `reviewedBy` and `reviewedOn`, or neither',
  );
});

test('any other page is about health once it has a subject', async () => {
  small.change(
    'content/hi/pages/about.md',
    'mainEntity',
    'about:\n  - kind: Thing\n    name: आँख\nmainEntity',
  );
  expect(await listPaths('hi', true)).toEqual(['/']);
});

test('any other page is about health once it says when to get help', async () => {
  small.change(
    'content/hi/pages/about.md',
    '::topics{section="eyes"}',
    ':::emergency\n- injury\n:::',
  );
  expect(await listPaths('hi', true)).toEqual(['/']);
});

/** Adds a card of eye care in both languages, and a page in Hindi that shows it. */
function addCard() {
  for (const code of ['en', 'hi']) {
    mkdirSync(join(small.root, `content/${code}/eye-care-cards`));
    writeFileSync(
      join(small.root, `content/${code}/eye-care-cards/lenses.md`),
      [
        '---',
        'title: Lenses',
        'preview: Soft or hard.',
        'drawing: squint',
        'order: 1',
        ...(code === 'hi' ? ['translation:', '  by: person', '  of: aaaaaaaaaaaa'] : []),
        '---',
        '',
        'Lenses are made to measure.',
      ].join('\n'),
    );
  }
  small.change('content/hi/pages/about.md', '::topics{section="eyes"}', '::eye-care-cards');
}

async function readAbout() {
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', '1');
  const { getContent } = await import('./get-content');
  const { pages, eyeCareCards } = getContent('hi');
  const about = pages.find(({ path }) => path === '/about/');
  return { cards: eyeCareCards.length, shown: JSON.stringify(about?.body) };
}

test('a page that shows cards shows none that nobody signed', async () => {
  addCard();
  const { cards, shown } = await readAbout();
  expect(cards).toBe(0);
  expect(shown).not.toContain('made to measure');
});

test('a page shows the cards that somebody signed', async () => {
  addCard();
  small.sign('eye-care-cards/lenses.md');
  const { cards, shown } = await readAbout();
  expect(cards).toBe(1);
  expect(shown).toContain('made to measure');
});

test('a list of posts is left out with all its posts', async () => {
  const blog = [
    'kind: blog',
    'title: Blog',
    `description: ${'All posts of the small clinic. '.repeat(3)}`,
    'heading: Blog',
    'lead: All posts.',
    'drawing: squint',
    'translation:',
    '  by: person',
    '  of: aaaaaaaaaaaa',
  ];
  writeFileSync(
    join(small.root, 'content/hi/pages/blog.md'),
    ['---', ...blog, '---', ''].join('\n'),
  );
  expect(await listPaths('hi', false)).toContain('/blog/');
  vi.resetModules();
  expect(await listPaths('hi', true)).not.toContain('/blog/');
  small.sign('posts/1-lenses.md');
  vi.resetModules();
  expect(await listPaths('hi', true)).toContain('/blog/');
});

test('signatures are due first where readers need them most', async () => {
  addCard();
  const injuries = small.read('content/hi/pages/eyes/squint.md').replace('order: 1', 'order: 9');
  mkdirSync(join(small.root, 'content/hi/pages/eye-care'));
  writeFileSync(join(small.root, 'content/hi/pages/eye-care/eye-injuries.md'), injuries);
  writeFileSync(
    join(small.root, 'content/hi/pages/eyes/card.md'),
    injuries.replace('order: 9', 'order: 9\nlandingCard: true'),
  );
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', '1');
  const { getContent } = await import('./get-content');
  expect(getContent('hi').unsigned.map(({ path }) => path)).toEqual([
    '/eye-care/eye-injuries/',
    '/eyes/card/',
    '/eye-care/#lenses',
    '/faq/',
    '/eyes/squint/',
    '/blog/1/',
  ]);
});
