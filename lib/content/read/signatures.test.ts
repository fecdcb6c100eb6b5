import { expect, test, vi } from 'vitest';
import { provideSmallSite } from '../check/small-content.fixture';

const small = provideSmallSite();

/** The paths of the pages of a language, with `isRelease` in a release that omits unsigned translations. */
async function listPaths(code: 'en' | 'hi', isRelease: boolean): Promise<string[]> {
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', isRelease ? '1' : '');
  const { getContent } = await import('../get-content');
  const { pages, posts } = getContent(code);
  return [...pages, ...posts].flatMap(({ language, path }) => (language === code ? path : []));
}

const all = ['/about/', '/eyes/squint/', '/faq/', '/', '/blog/1/'];

const who = '  reviewedBy: Dr A B, optometrist\n';

const signWith = (file: string, lines: string) =>
  small.change(file, '  by: person\n', `  by: person\n${lines}`);

const squint = 'content/hi/pages/eyes/squint.md';
const about = 'content/hi/pages/about.md';
const topics = '::topics{section="eyes"}';
const card = ':::emergency\n- injury\n:::';

const releases: [what: string, edit: () => void, paths: string[]][] = [
  ['unsigned pages about health are left out', () => undefined, ['/about/']],
  ['a signed page is in', () => small.sign(squint), ['/about/', '/eyes/squint/']],
  [
    'a page with a subject is about health',
    () => small.change(about, 'mainEntity', 'about:\n  - kind: Thing\n    name: आँख\nmainEntity'),
    [],
  ],
  ['a page with a care card is about health', () => small.change(about, topics, card), []],
];

test.each(releases)('in a release, %s', async (_, edit, paths) => {
  edit();
  expect(await listPaths('hi', true)).toEqual(paths);
});

test('all pages are there in English, and where it is no release', async () => {
  expect(await listPaths('hi', false)).toEqual(all);
  vi.resetModules();
  expect(await listPaths('en', true)).toEqual(all);
});

test('half a signature is a mistake', async () => {
  signWith('content/hi/pages/faq.md', who);
  await expect(listPaths('hi', true)).rejects.toThrow(
    'content/hi/pages/faq.md, line 9: `translation` must have both `reviewedBy` and `reviewedOn`, or neither',
  );
});

const translation = 'translation:\n  by: person\n  of: aaaaaaaaaaaa\n';

/** Adds an eye-care card in both languages, and a Hindi page that includes it. */
function addCard() {
  const fields = 'title: Lenses\npreview: Soft or hard.\ndrawing: squint\norder: 1\n';
  for (const [code, more] of [
    ['en', ''],
    ['hi', translation],
  ]) {
    const text = `---\n${fields}${more}---\n\nLenses are made to measure.\n`;
    small.write(`content/${code}/eye-care-cards/lenses.md`, text);
  }
  small.change(about, topics, '::eye-care-cards');
}

async function readAbout() {
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', '1');
  const { getContent } = await import('../get-content');
  const { pages, eyeCareCards } = getContent('hi');
  const about = pages.find(({ path }) => path === '/about/');
  return {
    cards: eyeCareCards.filter(({ language }) => language === 'hi').length,
    shown: JSON.stringify(about?.body),
  };
}

test('a page shows the cards that somebody signed, and no others', async () => {
  addCard();
  const unsigned = await readAbout();
  expect(unsigned.cards).toBe(0);
  expect(unsigned.shown).not.toContain('made to measure');
  vi.resetModules();
  small.sign('content/hi/eye-care-cards/lenses.md');
  const signed = await readAbout();
  expect(signed.cards).toBe(1);
  expect(signed.shown).toContain('made to measure');
});

test('signatures are due first where readers need them most', async () => {
  addCard();
  const injuries = small.read(squint).replace('order: 1', 'order: 9');
  small.write('content/hi/pages/eye-care/eye-injuries.md', injuries);
  const card = injuries.replace('order: 9', 'order: 9\nlandingCard: true');
  small.write('content/hi/pages/eyes/card.md', card);
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', '1');
  const { getContent } = await import('../get-content');
  expect(getContent('hi').unsigned.map(({ path }) => path)).toEqual([
    '/',
    '/faq/',
    '/eye-care/eye-injuries/',
    '/eyes/card/',
    '/eye-care/#lenses',
    '/eyes/squint/',
    '/blog/1/',
  ]);
});
