import { expect, test } from 'vitest';
import { listTranslatedFiles, writeVersion } from '../read/originals';
import { followOriginals, provideSmallContent } from './small-content.fixture';

const squint = 'content/hi/pages/eyes/squint.md';
const original = 'content/en/pages/eyes/squint.md';

const content = provideSmallContent(followOriginals);
const { change, inspect, read } = content;

function find(file: string) {
  const translated = listTranslatedFiles(content.root, 'hi').find((one) => one.file === file);
  if (!translated) {
    throw new Error(`There is no ${file}`);
  }
  return translated;
}

const update = (file: string) => writeVersion(content.root, find(file));

const hasChanged = (name: string) =>
  expect.stringContaining(`content/en/${name} has changed since`);

test('warns about an outdated translation, prints the line that marks it as current, and does not compare its text', () => {
  change(original, 'One eye looks ahead', '- 1 eye looks ahead');
  change(original, 'order: 1', 'order: 2');
  const before = read(squint);
  const { translatedVersion: old, currentVersion: now } = find(squint);
  expect(inspect('hi')).toMatchObject({
    problems: [],
    remarks: [
      `${squint}: ${original} has changed since it was translated. When this says the same again, write \`  of: ${now}\` below \`translation:\`, as \`npm run translated -- ${squint}\` does.`,
    ],
  });
  update(squint);
  expect(read(squint)).toBe(before.replace(`of: ${old}`, `of: ${now}`));
  expect(inspect('hi').remarks).toEqual([]);
});

test('reports where the emergency card and the first steps of an outdated translation differ from the original', () => {
  const steps = 'firstSteps:\n  - { when: A burn., act: Rinse. }\nmainEntity';
  change('content/en/pages/about.md', 'mainEntity', steps);
  change(original, '- injury\n:::', '- injury\n\nCall now.\n:::');
  expect(inspect('hi').problems).toEqual([
    expect.stringContaining(
      'pages/about.md, line 2: The list `firstSteps` with 1 entries belongs here',
    ),
    expect.stringContaining('A paragraph belongs here'),
  ]);
});

test('reports different numbers in outdated signs and texts, but only different placeholders in messages', () => {
  change('content/en/signs.yaml', 'something is stuck', '3 things are stuck');
  change('content/en/texts.yaml', 'Water first.', 'Water first, for 20 minutes.');
  change('content/en/words/site.json', '"skipLink": "Words"', '"skipLink": "Words 3"');
  change('content/en/words/site.json', '{min} to {max}', '{min}');
  const { problems, remarks } = inspect('hi');
  expect(problems).toEqual([
    expect.stringMatching(/`emergency\.injury\.text` differs from .*: 3 is missing/),
    expect.stringMatching(/`waterFirst` differs from .*: 20 is missing/),
    expect.stringMatching(/`range` differs from .*: \{max\} is only here/),
  ]);
  expect(remarks).toEqual(['signs.yaml', 'texts.yaml', 'words/site.json'].map(hasChanged));
});

test('warns about a data file without the version of its original, until that is recorded', () => {
  change('content/hi/originals.yaml', 'texts.yaml:', 'words/none.json:');
  expect(inspect('hi').remarks).toEqual([hasChanged('texts.yaml')]);
  update('content/hi/texts.yaml');
  expect(inspect('hi').remarks).toEqual([]);
});

test('reviewing an English page does not outdate its translation, and editing it keeps both reviews', () => {
  content.sign(original);
  expect(inspect('hi')).toMatchObject({ problems: [], remarks: [] });
  content.sign(squint);
  change(original, 'One eye looks ahead', 'One of them looks ahead');
  const [signed, translated] = (['en', 'hi'] as const).map((code) =>
    content.parse(code).pages.find(({ path }) => path === '/eyes/squint/'),
  );
  expect(signed?.review.reviewer).toBe('Dr A B');
  expect(translated?.translation?.reviewedBy).toBe('Dr A B');
});
