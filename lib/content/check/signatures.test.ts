import { expect, test } from 'vitest';
import { isOutdated, listTranslatedFiles } from '../read/originals';
import { followOriginals, provideSmallContent } from './small-content.fixture';

const english = 'content/en/pages/eyes/squint.md';
const hindi = 'content/hi/pages/eyes/squint.md';

const content = provideSmallContent(followOriginals);
const { change, read, sign } = content;

const listRemarks = () => content.inspect('hi').remarks;

/** The signers shown on the English article and its translation. */
function listSigners() {
  const find = (code: 'en' | 'hi') =>
    content.parse(code).pages.find(({ path }) => path === '/eyes/squint/');
  return [find('en')?.review.reviewer, find('hi')?.translation?.reviewedBy];
}

test('the lines of a signature do not outdate the translations of the page', () => {
  sign(english);
  expect(listTranslatedFiles(content.root, 'hi').filter(isOutdated)).toEqual([]);
});

test('other words in English leave both signatures, and the page is older than the English one', () => {
  sign(english);
  sign(hindi);
  change(english, 'One eye looks ahead', 'One of them looks ahead');
  expect(listSigners()).toEqual(['Dr A B', 'Dr A B']);
  expect(content.listMessages('hi')).toEqual([]);
  const now = listTranslatedFiles(content.root, 'hi').find(
    ({ file }) => file === hindi,
  )?.currentVersion;
  const line = content.lineOf(hindi, '  of: ');
  expect(listRemarks()).toEqual([
    `${hindi}, line ${line}: ${english} has changed since it was translated, and the page says so. When this says the same again, write \`  of: ${now}\` below \`translation:\`.`,
  ]);
});

test('a translation is among those that wait for a signature until it has one', () => {
  const listUnsigned = () => content.inspect('hi').unsigned;
  expect(listUnsigned()).toEqual([
    { language: 'hi', files: expect.arrayContaining([hindi, 'content/hi/pages/faq.md']) },
  ]);
  sign(hindi);
  expect(listUnsigned()[0]?.files).toContain('content/hi/pages/faq.md');
  expect(listUnsigned()[0]?.files).not.toContain(hindi);
});

test('a file of words that is outdated is a remark too', () => {
  content.write('content/hi/words/site.json', read('content/en/words/site.json'));
  content.append('content/hi/originals.yaml', 'words/site.json: aaaaaaaaaaaa\n');
  expect(listRemarks()).toEqual([
    expect.stringMatching(
      /^content\/hi\/originals\.yaml, line \d+: content\/en\/words\/site\.json has changed/,
    ),
  ]);
});

test('a translation without a version is a mistake that names the line to write', () => {
  const [of = ''] = / {2}of: .*\n/.exec(read(hindi)) ?? [];
  change(hindi, of, '');
  expect(content.listMessages('hi')).toEqual([
    expect.stringContaining(`\`of\` is missing: write \`${of.trimEnd()}\` below \`translation:\`.`),
  ]);
});

test.each([
  [english, 'review:\n  reviewedOn: 2024-05-14\nabout:', '`review` must have a `reviewer`'],
])('%s with %j is a mistake', (file, lines, message) => {
  change(file, 'about:', lines);
  expect(content.listMessages('hi')).toContainEqual(expect.stringContaining(message));
});
