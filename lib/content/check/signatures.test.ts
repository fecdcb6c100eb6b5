import { expect, test } from 'vitest';
import { isOutdated, listTranslatedFiles } from '../originals';
import { toSubstanceCode } from '../substance-code';
import { followOriginals, provideSmallContent } from './small-content.fixture';

const english = 'content/en/pages/eyes/squint.md';
const hindi = 'content/hi/pages/eyes/squint.md';

const content = provideSmallContent(followOriginals);
const { change, read, sign } = content;

const listRemarks = () => content.inspect('hi').remarks;

function signBoth(): void {
  sign(english);
  sign(hindi);
}

/** The signers shown on the English article and its translation. */
function listSigners() {
  const find = (code: 'en' | 'hi') =>
    content.parse(code).pages.find(({ path }) => path === '/eyes/squint/');
  return [find('en')?.review.reviewer, find('hi')?.translation?.reviewedBy];
}

test.each([
  [english, ['Dr A B', null]],
  [hindi, [null, 'Dr A B']],
])('a signature of %s counts once it has the line that the check prints', (file, signers) => {
  sign(file);
  expect(listRemarks()).toEqual([]);
  expect(listSigners()).toEqual(signers);
  const code = / {2}substance: .*\n/.exec(read(file))?.[0] ?? '';
  change(file, code, '');
  expect(listSigners()).toEqual([null, null]);
  expect(content.listMessages('hi')).toEqual([]);
  const field = file === english ? 'review' : 'translation';
  const line = content.lineOf(file, `${field}:`) + 1;
  expect(listRemarks()).toEqual([
    `${file}, line ${line}: The signature of Dr A B does not count yet, because it does not say which version was read. Write \`${code.trimEnd()}\` below \`${field}:\`.`,
  ]);
});

test('the lines of a signature do not outdate the translations of the page', () => {
  sign(english);
  expect(listTranslatedFiles(content.root, 'hi').filter(isOutdated)).toEqual([]);
});

/**
 * Changes of the English article, each with the kind of content that it changes; signs and facts are in other
 * files.
 */
const changes: [kind: string, file: string, from: string, to: string][] = [
  ['numbers', english, 'One eye looks', '1 eye looks'],
  ['numbers', english, 'teaser: One eye', 'teaser: 1 eye'],
  ['numbers', 'content/facts.yaml', 'sessionMinutes: { min: 10', 'sessionMinutes: { min: 15'],
  ['sources', english, '[^hill-2019]', '[^vale-2021]'],
  ['headings', english, '## What we do', '## What we try {#what-we-do}'],
  ['headings', english, 'title: Squint', 'title: A squint'],
  ['boxes', english, ':::evidence\nNothing is known.\n:::\n', ''],
  ['boxes', english, '### Measure', '### Ask\n\nWe ask.\n\n### Measure'],
  ['boxes', english, 'We cover each eye', 'We press each eye'],
  [
    'boxes',
    english,
    '    name: Strabismus\n',
    '    name: Strabismus\nfirstSteps:\n  - when: Hit?\n    act: Do not rinse.\n    icon: do-not-rinse\n',
  ],
  ['signs', english, '- injury\n:::', '- injury\n\nDo not rinse.\n:::'],
  ['signs', 'content/en/signs.yaml', 'a pupil looks', 'a pupil seems'],
  ['signs and the sources', english, '- white-pupil\n:::', '- white-pupil\n- shaking-eyes\n:::'],
];

test.each(changes)('other %s in %s end both signatures: %j → %j', (kind, file, from, to) => {
  signBoth();
  change(file, from, to);
  expect(listSigners()).toEqual([null, null]);
  const remarks = listRemarks();
  expect(remarks).toContainEqual(
    expect.stringContaining(
      `${english}, line 18: The signature of Dr A B does not count any more, because it is for another version: the ${kind} of ${english} changed. After a new review, write \``,
    ),
  );
  expect(remarks).toContainEqual(
    expect.stringContaining(`the ${kind} of ${hindi} or ${english} changed.`),
  );
});

test('a sign at another level removes both signatures', () => {
  signBoth();
  for (const code of ['en', 'hi']) {
    const signs = `content/${code}/signs.yaml`;
    const [sign = ''] = /^ {2}white-pupil: .*\n/m.exec(read(signs)) ?? [];
    change(signs, sign, '');
    change(signs, 'days:\n', `days:\n${sign}`);
    const file = `content/${code}/pages/eyes/squint.md`;
    change(file, ':::today\n- white-pupil\n:::\n\n:::days\n', ':::days\n- white-pupil\n');
  }
  followOriginals(content.root);
  expect(content.listMessages('hi')).toEqual([]);
  expect(listSigners()).toEqual([null, null]);
  expect(listRemarks()).toContainEqual(expect.stringContaining(`the signs of ${english} changed`));
});

test('a sign in other words in a translation removes only its signature', () => {
  signBoth();
  change('content/hi/signs.yaml', 'text: एक पुतली', 'text: कोई पुतली');
  expect(listSigners()).toEqual(['Dr A B', null]);
});

test('the cards of eye care on a page count for its review; their translations have signatures', () => {
  const card = 'eye-care-cards/care.md';
  const fields = 'title: A\npreview: B\ndrawing: squint\norder: 1\n';
  const translation = 'translation:\n  by: person\n  of: aaaaaaaaaaaa\n';
  content.write(`content/en/${card}`, `---\n${fields}---\n\n12\n`);
  content.write(`content/hi/${card}`, `---\n${fields}${translation}---\n\n12\n`);
  for (const file of [english, hindi]) {
    content.append(file, '\n::eye-care-cards\n');
  }
  followOriginals(content.root);
  signBoth();
  expect(listSigners()).toEqual(['Dr A B', 'Dr A B']);
  for (const code of ['en', 'hi']) {
    change(`content/${code}/${card}`, '12', '13');
  }
  expect(listSigners()).toEqual([null, 'Dr A B']);
});

test('other words in English leave both signatures, and the page is older than the English one', () => {
  signBoth();
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

test('no code is given for a translation that is older than the English page', () => {
  const of = / {2}of: .*/.exec(read(hindi))?.[0] ?? '';
  change(english, 'One eye looks ahead', 'One of them looks ahead');
  change(hindi, '  by:', '  reviewedBy: Dr A B\n  reviewedOn: 2024-05-14\n  by:');
  expect(content.readCodeLine(hindi)).toBe('');
  expect(listRemarks().join('\n')).toContain('Bring the text up to date');
  // First the version from the message of the check, then the code.
  const now = / {2}of: \w+/.exec(listRemarks().join('\n'))?.[0] ?? '';
  change(hindi, of, now);
  change(hindi, '  reviewedBy:', `${content.readCodeLine(hindi)}\n  reviewedBy:`);
  expect(listRemarks()).toEqual([]);
  expect(listSigners()).toEqual([null, 'Dr A B']);
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
  [english, 'review:\n  reviewer: A B\n  substance: 123\nabout:', '`review.substance` must be'],
  [
    english,
    'review:\n  reviewer: A B\n  substance: abc\nabout:',
    '`review.substance` must be a code: leave the line out, and the check says what to write',
  ],
])('%s with %j is a mistake', (file, lines, message) => {
  change(file, 'about:', lines);
  expect(content.listMessages('hi')).toContainEqual(expect.stringContaining(message));
});

/**
 * Signed documents contain these codes, so a change of the algorithm invalidates every signature; if this
 * test fails and the fixture is unchanged, the algorithm has changed.
 */
test('the code of a document does not change by itself', () => {
  const page = content.parse().pages.find(({ path }) => path === '/eyes/squint/');
  expect(page && toSubstanceCode([page], true)).toBe('exfs-je07-2tqn-7jtq-d19s');
});
