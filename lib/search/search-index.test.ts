import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { highlight, toSnippet } from './highlight';
import { getIndexParts } from './index-parts';
import type { SearchEntry } from './search-entry';
import { createSearchIndex } from './search-index';
import { toVariants } from './words';

const listParts = () => [...getIndexParts().values()].map((make) => make());

async function createFilledIndex(entries?: readonly SearchEntry[]) {
  const index = createSearchIndex(getMessages().search);
  for (const part of entries ? [{ entries }] : listParts()) {
    await index.add(part.entries);
  }
  return index;
}

const toText = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');

const searches: [query: string, place: string][] = [
  ['amblyopia', '/vision-therapy/amblyopia/'],
  ['lazy eye', '/vision-therapy/amblyopia/'],
  ['crossed eyes', '/vision-therapy/squint/'],
  ['Cross-eyed', '/vision-therapy/squint/'],
  ['lasy eye', '/vision-therapy/amblyopia/'],
  ['sqint', '/vision-therapy/squint/'],
  ['bhengapan', '/vision-therapy/squint/'],
  ['computer vision', '/vision-therapy/digitaleyestrain/'],
  ['austim', '/vision-therapy/austim/'],
  ['autsim', '/vision-therapy/austim/'],
  ['ámblyòpia', '/vision-therapy/amblyopia/'],
  ['contacts', '/blog/4/'],
  ['will it make me a better player', '/faq/#will-i-play-better'],
  ['become a better player', '/faq/#will-i-play-better'],
  ['register', '/patient-form/'],
];

test('people find what they mean, in the words they have', async () => {
  const index = await createFilledIndex();
  for (const [query, place] of searches) {
    const paths = index.find(query).map(({ path }) => path);
    expect(paths.slice(0, 3), query).toContain(place);
  }
  expect(toText(index.find('chashma')[0]?.snippet ?? [])).toMatch(/glasses|specs/i);
});

test('what says nothing finds nothing, in any script', async () => {
  const index = await createFilledIndex();
  for (const query of ['', '   ', 'what is the', 'चष्मा', '眼鏡', '👓', '<b>&', '*', 'qqqqqq']) {
    expect(index.find(query), query).toEqual([]);
  }
});

test('a word that stands there is not taken for a slip of another one', async () => {
  const index = await createFilledIndex([
    { path: '/a/', kind: 'page', title: 'Read', text: 'Reading.' },
    { path: '/b/', kind: 'page', title: 'Head', text: 'A headache.' },
  ]);
  expect(index.find('read').map(({ path }) => path)).toEqual(['/a/']);
  expect(index.find('reed').map(({ path }) => path)).toEqual(['/a/']);
});

test('no page crowds out the others', async () => {
  const index = await createFilledIndex();
  const pages = index.find('child').map(({ path, kind }) => `${kind} ${path.split('#')[0]}`);
  const articles = pages.filter((page) => !page.startsWith('question'));
  expect(pages.length).toBe(20);
  expect(articles.every((page) => articles.filter((other) => other === page).length <= 3)).toBe(
    true,
  );
});

test('a place says where it is and marks what was found', async () => {
  const index = await createFilledIndex([
    { path: '/a/', kind: 'article', title: 'Sight', text: 'Seeing is learned.' },
    { path: '/a/#b', kind: 'article', title: 'Sight', heading: 'Babies', text: 'The baby looks.' },
  ]);
  expect(index.find('bab')).toEqual([
    {
      path: '/a/#b',
      kind: 'article',
      heading: [{ text: 'Babies', isMatch: true }],
      page: 'Sight',
      snippet: [
        { text: 'The ', isMatch: false },
        { text: 'baby', isMatch: true },
        { text: ' looks.', isMatch: false },
      ],
    },
  ]);
});

test('marks fall on whole words, and lose no letter of the text', () => {
  const text = 'Éye, eyes and “eye”-strain.';
  const runs = highlight(text, new Set(['eye']));
  expect(toText(runs)).toBe(text);
  expect(runs.filter(({ isMatch }) => isMatch).map((run) => run.text)).toEqual(['Éye', 'eye']);
});

test('a snippet is the stretch with the most of what was asked', () => {
  const filler = 'Nothing of the kind stands here. '.repeat(12);
  const text = `Patch alone. ${filler}A patch and drops together. ${filler}`;
  const snippet = toSnippet(text, new Set(['patch', 'drops']));
  expect(snippet).toMatch(/^… .*A patch and drops together\..* …$/);
  expect(snippet.length).toBeLessThan(200);
  expect(toSnippet('Short.', new Set())).toBe('Short.');
});

test('a phrase is also asked for by its other names', () => {
  const groups = [['lazy eye', 'amblyopia']];
  expect(toVariants('Lazy-eye exercises', groups)).toEqual([
    'lazy eye exercises',
    'amblyopia exercises',
  ]);
  expect(toVariants('lazy eyelid', groups)).toEqual(['lazy eyelid']);
});
