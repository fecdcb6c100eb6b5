import { expect, test } from 'vitest';
import { isOutdated, listTranslatedFiles, writeVersion } from '../read/originals';
import { followOriginals, provideSmallContent } from './small-content.fixture';

const originals = 'content/hi/originals.yaml';
const squint = 'content/hi/pages/eyes/squint.md';
const signs = 'content/hi/signs.yaml';

const content = provideSmallContent(followOriginals);
const { change, read } = content;

const listMessages = () => content.listMessages('hi');

const find = (file: string) => {
  const translatedFile = listTranslatedFiles(content.root, 'hi').find(
    (candidate) => candidate.file === file,
  );
  if (!translatedFile) {
    throw new Error(`There is no ${file}`);
  }
  return translatedFile;
};

const listOutdated = () =>
  listTranslatedFiles(content.root, 'hi')
    .filter(isOutdated)
    .map(({ file }) => file);

test.each([
  ['signs.yaml', 'something is stuck', 'a thing is stuck'],
  ['texts.yaml', 'Call', 'Please call'],
])('%s may not be outdated', (name, from, to) => {
  change(`content/en/${name}`, from, to);
  const line = content.lineOf(originals, `${name}:`);
  const { currentVersion: now } = find(`content/hi/${name}`);
  expect(listMessages()).toEqual([
    `${originals}, line ${line}: content/en/${name} has changed since it was translated: bring content/hi/${name} up to date, then write \`${name}: ${now}\` here, as \`npm run translated -- content/hi/${name}\` does.`,
  ]);
  writeVersion(content.root, find(`content/hi/${name}`));
  expect(listMessages()).toEqual([]);
});

test('other texts may be, and then need not say the same: the page says that they are', () => {
  change('content/en/pages/eyes/squint.md', 'One eye looks ahead', '- 1 eye looks ahead');
  change('content/en/pages/eyes/squint.md', 'order: 1', 'order: 2');
  expect(listMessages()).toEqual([]);
  expect(listOutdated()).toEqual([squint]);
});

test('the card for emergencies of a document is that of its original as it is now', () => {
  change('content/en/pages/eyes/squint.md', '- injury\n:::', '- injury\n\nCall now.\n:::');
  expect(listMessages()).toEqual([expect.stringContaining('`paragraphs` of care-card must be 1')]);
});

test('each file of data says what it follows', () => {
  const line = change(originals, 'texts.yaml:', 'words/none.json:');
  const { currentVersion: now } = find('content/hi/texts.yaml');
  expect(listMessages()).toEqual([
    `${originals}: \`texts.yaml\` is missing: write \`texts.yaml: ${now}\` here, as \`npm run translated -- content/hi/texts.yaml\` does.`,
    `${originals}, line ${line}: \`words/none.json\` is no file of content/hi.`,
  ]);
  writeVersion(content.root, find('content/hi/texts.yaml'));
  expect(find('content/hi/texts.yaml').translatedVersion).toBe(
    find('content/hi/texts.yaml').currentVersion,
  );
});

test('a document follows its original from when this is noted', () => {
  change('content/en/pages/eyes/squint.md', 'One eye looks ahead', 'One of them looks ahead');
  const text = read(squint);
  const translatedFile = find(squint);
  writeVersion(content.root, translatedFile);
  expect(read(squint)).toBe(
    text.replace(`of: ${translatedFile.translatedVersion}`, `of: ${translatedFile.currentVersion}`),
  );
  expect(listOutdated()).toEqual([]);
});

test('a document that names no version yet gets one, and one that names no translator does not', () => {
  const { translatedVersion: of, currentVersion: now } = find(squint);
  change(squint, `  of: ${of}\n`, '');
  expect(find(squint).translatedVersion).toBeUndefined();
  writeVersion(content.root, find(squint));
  expect(find(squint).translatedVersion).toBe(now);
  change(squint, '  by: person\n', '');
  expect(() => writeVersion(content.root, find(squint))).toThrow(
    `${squint} does not say who translated it`,
  );
});

test.each(['123456789012', '1234567e8901'])('%s stays a text in YAML', (now) => {
  for (const file of [squint, signs]) {
    writeVersion(content.root, { ...find(file), currentVersion: now });
    expect(find(file).translatedVersion).toBe(now);
  }
});
