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
const page = 'content/hi/words/page.json';

const content = provideSmallContent(followOriginals);
const { change, expectMistake, inspect } = content;

const listMessages = () => content.listMessages('hi');

test('a translation without a mistake has neither problems nor remarks', () => {
  expect(inspect('hi')).toMatchObject({ problems: [], remarks: [] });
});

const condition = ':::if-known{fact="clinic.phone"}\nअ\n:::\n\n::topics';

test.each<Mistake>([
  ['another order', squint, 'order: 1', 'order: 2', '`order` differs from content/en/pag'],
  ['another date', post, '2024-05-14', '2024-05-15', '`date` differs from content/en/posts'],
  [
    'an added field',
    about,
    'main',
    'drawingTitle: घर\nmain',
    '`drawingTitle` is not in content/en',
  ],
  ['a missing field', squint, 'subtitle: जब एक आँख मुड़ती है\n', '', '`subtitle` belongs here, as', 2],
  ['another related page', squint, '- /about/', '- /faq/', '`related.0` differs from content/en'],
  ['another group', faq, '- visits', '- glasses', '`onLandingPage.0` differs from content/en/pa'],
  ['another subject', squint, ': MedicalCondition', ': Thing', '`about.0.kind` differs from co'],
  ['an added entry', post, '- /eyes', '- /faq/\n  - /eyes', 'The list `related` differs from'],
  ['an added list', squint, 'फिर', '- अ\n\nफिर', 'A paragraph with (/about/) {facts.squint.'],
  ['an added step', squint, 'ढकते हैं।', 'ढकते हैं।\n\n### अ\n\nअ', 'A paragraph with (/about/)', 68],
  ['an added sign', squint, '- white-pupil\n', '- white-pupil\n- shaking-eyes\n', ':::days', 43],
  ['an added paragraph', faq, 'पूछें।\n', 'पूछें।\n\nअ', 'A paragraph is not in content/en/', 25],
  ['an added condition', about, '::topics', condition, '::topics with section="eyes" belongs here'],
  ['a missing line', about, '\n\n::topics{section="eyes"}', '', '::topics with section="eyes" be'],
  ['another source', signs, '[^eye-society]', '[^vale-2021]', '`today.shaking-eyes.text` diff'],
  ['another address', texts, '(tel:112)', '(tel:113)', '`emergencyNote` differs from content/en/t'],
  ['an added number', words, '"Words"', '"Words 4"', '`title` differs from content/en/words/'],
  [
    'a word that a document may lack',
    page,
    '"breadcrumb": "Words",',
    '',
    '`breadcrumb` belongs',
    1,
  ],
  ['an added word', site, '"range"', '"A": "A", "range"', '`A` is not in content/en/words/site'],
])('reports %s in a translation', (...mistake) => {
  expectMistake(mistake, 'hi');
});

test.each([
  ['[^hill-2019]', '', 'A paragraph differs from', 24, '[^hill-2019] is missing'],
  ['आँख नाक', '3 आँखें नाक', 'A paragraph differs from', 29, '3 is only here'],
  [
    '](/about/)',
    '](/faq/)',
    'A paragraph differs from',
    66,
    '(/about/) is missing; (/faq/) is only here',
  ],
])(
  'reports the difference of %s with the lines of both languages',
  (from, to, message, line, names) => {
    const place = `content/en/pages/eyes/squint.md, line ${line}: ${names}.`;
    expectMistake(['', squint, from, to, `${message} ${place}`], 'hi');
  },
);

test('compares digits of Devanagari with those of English', () => {
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

test('reports a document that does not say what it follows', () => {
  const [field = ''] = /translation:\n.*\n.*\n/.exec(content.read(squint)) ?? [];
  expectMistake(['', squint, field, '', '`translation` says who translated', 2], 'hi');
});

test('remarks a translation that is still in English', () => {
  const original = content.read('content/en/posts/1-lenses.md').split('---\n')[2] ?? '';
  content.write(post, content.read(post).replace(/---\n\n[\s\S]*/, `---\n${original}`));
  expect(inspect('hi')).toMatchObject({
    problems: [],
    remarks: [`${post}: All letters of this text are Latin: is it still in English?`],
  });
});

test('reports another kind of page', () => {
  content.write(about, content.read('content/en/pages/login.md').replace('/login/', '/about/'));
  expect(listMessages()).toContain(
    `${about}, line 2: \`kind\` differs from content/en/pages/about.md, line 2: page is missing; demo is only here.`,
  );
});

test.each(['pages/ears.md', 'posts/2-ears.md', 'eye-care-cards/ears.md'])(
  'reports a translation without an original: %s',
  (name) => {
    content.write(`content/hi/${name}`, '');
    expect(listMessages()).toEqual([
      expect.stringContaining(`content/hi/${name}: Nothing reads this file.`),
    ]);
  },
);

test.each([signs, texts, site])('reports that a translation lacks %s', (file) => {
  content.remove(file);
  expect(listMessages()).toEqual([`${file}: This file is missing.`]);
});
