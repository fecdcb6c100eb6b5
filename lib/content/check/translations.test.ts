import { expect, test } from 'vitest';
import { followOriginals, type Mistake, provideSmallContent } from './small-content.fixture';

const squint = 'content/hi/pages/eyes/squint.md';
const about = 'content/hi/pages/about.md';
const faq = 'content/hi/pages/faq.md';
const post = 'content/hi/posts/1-lenses.md';
const signs = 'content/hi/signs.yaml';
const texts = 'content/hi/texts.yaml';
const words = 'content/hi/words/not-found.json';
const site = 'content/hi/words/site.json';

const content = provideSmallContent(followOriginals);
const { change, expectMistake, inspect } = content;

const listMessages = () => content.listMessages('hi');

test('a valid translation has neither mistakes nor warnings', () => {
  expect(inspect('hi')).toMatchObject({ problems: [], remarks: [] });
});

test.each<Mistake>([
  ['another `order` value', squint, 'order: 1', 'order: 2', '`order` differs from content/en/pag'],
  ['an added field', about, 'main', 'drawingTitle: घर\nmain', '`drawingTitle` is not in conte'],
  ['a missing field', squint, 'subtitle: जब एक आँख मुड़ती है\n', '', '`subtitle` belongs here, as', 2],
  ['another subject', squint, ': MedicalCondition', ': Thing', '`about.0.kind` differs from co'],
  ['an added list entry', post, '- /eyes', '- /faq/\n  - /eyes', 'The list `related` differs from'],
  ['an added step', squint, 'ढकते हैं।', 'ढकते हैं।\n\n### अ\n\nअ', 'A paragraph with (/about/)', 68],
  ['an added sign', squint, '- white-pupil\n', '- white-pupil\n- shaking-eyes\n', ':::days', 43],
  ['an added paragraph', faq, 'पूछें।\n', 'पूछें।\n\nअ', 'A paragraph is not in content/en/', 25],
  ['a missing block', about, '\n\n::topics{section="eyes"}', '', '::topics with section="eyes" be'],
  ['another citation', signs, '[^eye-society]', '[^vale-2021]', '`today.shaking-eyes.text` diff'],
  ['another link', texts, '(tel:112)', '(tel:113)', '`emergencyNote` differs from content/en/t'],
  ['an added number', words, '"Words"', '"Words 4"', '`title` differs from content/en/words/'],
])('reports %s in a translation', (...mistake) => {
  expectMistake(mistake, 'hi');
});

test('reports a difference from the original, with the lines of both files', () => {
  const place =
    'content/en/pages/eyes/squint.md, line 66: (/about/) is missing; (/faq/) is only here.';
  const message = `A paragraph differs from ${place}`;
  expectMistake(['', squint, '](/about/)', '](/faq/)', message], 'hi');
});

test('Devanagari digits in a translation match the digits of the original', () => {
  change(squint, '"{facts.squint.sessionMinutes} मिनट"', '१०,००० से २० मिनट');
  const original = 'content/en/pages/eyes/squint.md';
  change(original, '"{facts.squint.sessionMinutes} minutes"', '10,000 to 20 minutes');
  followOriginals(content.root);
  expect(listMessages()).toEqual([]);
  expectMistake(
    ['', squint, '१०,०००', '१००', '`keyFacts.0.value` differs from content/en/pages/eyes/squint'],
    'hi',
  );
});

test('reports a translated document without the field `translation`', () => {
  const [field = ''] = /translation:\n.*\n.*\n/.exec(content.read(squint)) ?? [];
  expectMistake(['', squint, field, '', '`translation` says who translated', 2], 'hi');
});

test('warns about a translation that is still in English', () => {
  const original = content.read('content/en/posts/1-lenses.md').split('---\n')[2] ?? '';
  content.write(post, content.read(post).replace(/---\n\n[\s\S]*/, `---\n${original}`));
  expect(inspect('hi')).toMatchObject({
    problems: [],
    remarks: [`${post}: All letters of this text are Latin: is it still in English?`],
  });
});

test('reports a translation without an original', () => {
  content.write('content/hi/posts/2-ears.md', '');
  expect(listMessages()).toEqual([
    expect.stringContaining('content/hi/posts/2-ears.md: Nothing reads this file.'),
  ]);
});

test.each([signs, texts, site])('reports that a translation lacks %s', (file) => {
  content.remove(file);
  expect(listMessages()).toEqual([`${file}: This file is missing.`]);
});
