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

test('a page goes out once it is signed by two lines', async () => {
  sign('pages/eyes/squint.md', `${who}  reviewedOn: 2024-05-14\n`);
  expect(await listPaths('hi', true)).toEqual(['/about/', '/eyes/squint/', '/']);
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

test('the ways to other languages follow', async () => {
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', '1');
  const { listLanguagesOf } = await import('./languages');
  expect(listLanguagesOf('/about/')).toEqual(['en', 'hi']);
  expect(listLanguagesOf('/eyes/squint/')).toEqual(['en']);
});
