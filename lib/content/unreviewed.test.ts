import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspectContent } from './check/check';
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

/** Signs the translated article as the check says. */
function signSquint(): void {
  sign(squint, `${who}  reviewedOn: 2024-05-14\n`);
  const [remark] = inspectContent(small.root, ['hi']).remarks.filter(({ message }) =>
    message.includes('substance:'),
  );
  const [line = ''] = / {2}substance: [\w-]+/.exec(remark?.message ?? '') ?? [];
  sign(squint, `${line}\n`);
}

test('a page goes out once it is signed, and names what was read', async () => {
  signSquint();
  expect(await listPaths('hi', true)).toEqual(['/about/', '/eyes/squint/', '/']);
});

test('a signature that does not name what was read does not count', async () => {
  sign(squint, `${who}  reviewedOn: 2024-05-14\n`);
  expect(await listPaths('hi', true)).toEqual(['/about/', '/']);
});

test('a page is left out again once the English one has other numbers', async () => {
  signSquint();
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

test('the ways to other languages follow', async () => {
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', '1');
  const { listLanguagesOf } = await import('./languages');
  expect(listLanguagesOf('/about/')).toEqual(['en', 'hi']);
  expect(listLanguagesOf('/eyes/squint/')).toEqual(['en']);
});
