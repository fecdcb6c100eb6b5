import { expect, test, vi } from 'vitest';
import { provideSmallSite } from '../check/small-content.fixture';

const small = provideSmallSite();
const { change } = small;

const squint = 'content/hi/pages/eyes/squint.md';
const about = 'content/hi/pages/about.md';
const topics = '::topics{section="eyes"}';

/** Reads the content as a build does; in a release, without unsigned translations with health information. */
async function read(code: 'en' | 'hi', isRelease = true) {
  vi.resetModules();
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', isRelease ? '1' : '');
  const { getContent } = await import('../get-content');
  return getContent(code);
}

/** The paths of the pages that exist in a language, not those shown in English. */
async function listPaths(code: 'en' | 'hi', isRelease = true): Promise<string[]> {
  const { pages, posts } = await read(code, isRelease);
  return [...pages, ...posts].flatMap(({ language, path }) => (language === code ? path : []));
}

const all = ['/about/', '/eyes/squint/', '/faq/', '/', '/blog/1/'];

test('a release omits unsigned health translations, and the content check lists the most urgent one first', async () => {
  expect(small.inspect('hi').unsigned[0]?.files[0]).toBe('content/hi/pages/index.md');
  expect(await listPaths('hi')).toEqual(['/about/']);
  small.sign(squint);
  expect(await listPaths('hi')).toEqual(['/about/', '/eyes/squint/']);
});

test.each([
  ['a medical subject (about)', 'main', 'about: [{ kind: Thing, name: आँख }]\nmain'],
  ['first steps', 'main', 'firstSteps: [{ when: अ, act: आ }]\nmain'],
  ['a care card', topics, ':::emergency\n- injury\n:::'],
])('a release omits unsigned health information: a translation with %s', async (_, from, to) => {
  change(about, from, to);
  expect(await listPaths('hi')).toEqual([]);
});

test('English pages, and all pages outside a release, need no signature', async () => {
  expect(await listPaths('hi', false)).toEqual(all);
  expect(await listPaths('en')).toEqual(expect.arrayContaining(all));
});

test('in a release, a page shows the translation of an eye-care card only once it is signed', async () => {
  const fields = 'title: Lenses\npreview: Soft or hard.\ndrawing: squint\norder: 1\n';
  const translation = 'translation:\n  by: person\n  of: aaaaaaaaaaaa\n';
  const text = '---\n\nLenses are made to measure.\n';
  small.write('content/en/eye-care-cards/lenses.md', `---\n${fields}${text}`);
  small.write('content/hi/eye-care-cards/lenses.md', `---\n${fields}${translation}${text}`);
  change(about, topics, '::eye-care-cards');
  const isShown = async () => {
    const { pages, eyeCareCards } = await read('hi');
    const page = pages.find(({ path }) => path === '/about/');
    const isOwn = eyeCareCards.some(({ language }) => language === 'hi');
    return [isOwn, JSON.stringify(page?.body).includes('made to measure')];
  };
  expect(await isShown()).toEqual([false, false]);
  small.sign('content/hi/eye-care-cards/lenses.md');
  expect(await isShown()).toEqual([true, true]);
});
