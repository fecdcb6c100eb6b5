import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { highlight, toSnippet } from './highlight';
import { getIndexParts } from './index-parts';
import { createPhrases } from './phrases';
import { type SearchEntry, toName } from './search-entry';
import { createSearchIndex } from './search-index';

const listParts = () => [...getIndexParts().values()].map((make) => make());

async function createFilledIndex(entries?: readonly SearchEntry[]) {
  const index = createSearchIndex(getMessages().search);
  for (const part of entries ? [{ entries }] : listParts()) {
    await index.add(part.entries);
  }
  return index;
}

const toText = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');

test('a name from another language is marked where its English one stands', async () => {
  const index = await createFilledIndex();
  expect(toText(index.find('chashma')[0]?.snippet ?? [])).toMatch(/glasses/i);
});

test('a phrase is found under its other names as a whole, never by half a word or a slip', async () => {
  const index = createSearchIndex({
    synonyms: [
      ['fee', 'price'],
      ['crossed eyes', 'squint'],
    ],
    places: [],
    stopWords: [],
  });
  const texts = ['A fee.', 'A feeling.', 'The feet.', 'Itching eyes, arms crossed.', 'A squint.'];
  await index.add(
    texts.map((text, number) => ({ path: `/${number}/`, kind: 'page', title: 'Page', text })),
  );
  const find = (query: string) => index.find(query).map(({ path }) => path);
  expect(find('price')).toEqual(['/0/']);
  expect(find('fee')).toEqual(['/0/']);
  expect(find('Crossed-Eyes')).toEqual(['/4/']);
  expect(index.find('crossed eyes')[0]?.snippet).toContainEqual({ text: 'squint', isMatch: true });
  expect(find('eyes')).toEqual(['/3/']);
});

test('a phrase of a place leads there first, in each of its names', async () => {
  const index = createSearchIndex({
    synonyms: [['fee', 'price']],
    places: [{ href: '/ask/', phrases: ['fee', 'how much'] }],
    stopWords: ['how', 'much', 'the', 'of', 'it'],
  });
  await index.add([
    { path: '/fee/', kind: 'page', title: 'The fee', text: 'A fee is a fee, and how much a fee.' },
    { path: '/ask/', kind: 'page', title: 'Write to us', text: 'About anything.' },
  ]);
  for (const query of ['fee', 'price', 'How much?', 'the price of it']) {
    expect(index.find(query)[0]?.path, query).toBe('/ask/');
  }
});

test('titles and addresses weigh more than texts', async () => {
  const index = await createFilledIndex([
    { path: '/a/', kind: 'page', title: 'Many words', text: 'A lens, a lens, a lens, a lens.' },
    { path: '/lens-care/', kind: 'page', title: 'Cleaning', text: 'How it is cleaned.' },
    { path: '/c/', kind: 'page', title: 'The lens', text: 'In the eye.' },
  ]);
  expect(index.find('lens').map(({ path }) => path)).toEqual(['/c/', '/lens-care/', '/a/']);
});

test('a place with all that was asked comes first, and one with less than half of it not at all', async () => {
  const index = await createFilledIndex([
    { path: '/a/', kind: 'page', title: 'Red, red, red', text: 'Red red red.' },
    { path: '/b/', kind: 'page', title: 'Sore', text: 'A sore and red lid.' },
    { path: '/c/', kind: 'page', title: 'Colours', text: 'The sore lid.' },
  ]);
  expect(index.find('red sore lid').map(({ path }) => path)).toEqual(['/b/', '/c/']);
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
      name: [
        { text: 'Sight: ', isMatch: false },
        { text: 'Babies', isMatch: true },
      ],
      snippet: [
        { text: 'The ', isMatch: false },
        { text: 'baby', isMatch: true },
        { text: ' looks.', isMatch: false },
      ],
    },
  ]);
});

test('no two places have one name', () => {
  const names = listParts().flatMap(({ entries }) => entries.map(toName));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('what is pasted beyond a long question is not searched', async () => {
  const index = await createFilledIndex();
  const question = 'squint '.repeat(40);
  const found = index.find(`${question}${'autism and lazy eye after the screen '.repeat(2700)}`);
  expect(found).toEqual(index.find(question));
  expect(found[0]?.path).toBe('/vision-therapy/squint/');
});

test('marks fall on whole words, and lose no letter of the text', () => {
  const text = 'Éye, eyes and “eye”-strain.';
  const runs = highlight(text, new Set(['eye']), createPhrases([]));
  expect(toText(runs)).toBe(text);
  expect(runs.filter(({ isMatch }) => isMatch).map((run) => run.text)).toEqual(['Éye', 'eye']);
});

test('a snippet is the stretch with the most of what was asked', () => {
  const filler = 'Nothing of the kind stands here. '.repeat(12);
  const text = `Patch alone. ${filler}A patch and drops together. ${filler}`;
  const snippet = toSnippet(text, new Set(['patch', 'drops']), createPhrases([]));
  expect(snippet).toMatch(/^… .*A patch and drops together\..* …$/);
  expect(snippet.length).toBeLessThan(200);
  expect(toSnippet('Short.', new Set(), createPhrases([]))).toBe('Short.');
});
