import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { followOriginals, provideSmallContent } from './small-content.fixture';

const squint = 'pages/eyes/squint.md';
const about = 'pages/about.md';
const faq = 'pages/faq.md';
const post = 'posts/1-lenses.md';
const signs = 'signs.yaml';
const texts = 'texts.yaml';
const words = 'words/not-found.json';

const toOwn = (name: string) => `content/hi/${name}`;
const toOriginal = (name: string) => `content/en/${name}`;

const content = provideSmallContent((root) => {
  mkdirSync(join(root, toOwn('words')));
  copyFileSync(join(root, toOriginal(words)), join(root, toOwn(words)));
  followOriginals(root);
});
const { lineOf, read } = content;

const change = (name: string, from: string, to: string) => content.change(toOwn(name), from, to);

const listMessages = () => content.listMessages('hi');

test('a translation without a mistake has no problem', () => {
  expect(listMessages()).toEqual([]);
});

/**
 * A change of a translation with a mistake, and the expected message, in which `@` and a string of the
 * original mean the location of that string; `at` is a string on the reported line if it is not the changed
 * one.
 */
type Mistake = [name: string, from: string, to: string, message: string, at?: string];

const differences: Mistake[] = [
  [squint, 'order: 1', 'order: 2', '`order` must be 1, as in @order: 1@'],
  [squint, 'order:', 'landingCard: true\norder:', '`landingCard` must be false, as in @kind:@'],
  [squint, '  - /about/', '  - /faq/', '`related` must be /about/, as in @  - /about/@'],
  [faq, '  - visits', '  - glasses', '`onLandingPage` must be visits, as in @  - visits@'],
  [
    squint,
    ': MedicalCondition',
    ': Thing',
    '`about.0.kind` must be MedicalCondition, as in @kind: M@',
  ],
  [
    squint,
    '  - label: सेशन',
    '  - label: दूसरा\n    value: सेशन\n  - label: सेशन',
    '`keyFacts` must have 1 entry, as in @label: Session@',
  ],
  [about, 'main', 'drawingTitle: एक घर।\nmain', '`drawingTitle` must be missing, as in @kind:@.'],
  [
    squint,
    '"{facts.squint.sessionMinutes} मिनट"',
    '10 से 30 मिनट',
    'The numbers must be those of @value:@: 20 is missing; 30 is only here.',
  ],
  [squint, 'फिर', '- एक।\n\nफिर', 'A block `paragraph` belongs here, as in @Then sessions@'],
  [
    faq,
    '(/faq/#how-long-is-a-visit) में हमसे पूछें।\n',
    '(/faq/#how-long-is-a-visit) में हमसे पूछें।\n\nऔर कुछ?\n',
    'No block belongs here, since content/en/pages/faq.md has none left; it is `paragraph`.',
    'और कुछ',
  ],
  [
    squint,
    'फिर सेशन {facts.squint.sessionMinutes} मिनट चलते हैं। उनके बारे में [हमसे पूछें](/about/)।\n\n',
    '',
    'A block `paragraph` belongs here, as in @Then sessions@',
    ':::evidence',
  ],
  [
    about,
    '::topics{section="eyes"}',
    '',
    'A block is missing at the end: @::t@ has `topics`.',
    'हम हर',
  ],
  [
    squint,
    '{#what-we-do}',
    '{#our-work}',
    '`id` of heading must be what-we-do, as in @## What we do@',
  ],
  [
    squint,
    '### ढकना',
    '### पूछना\n\nहम पूछते हैं।\n\n### ढकना',
    '`items` of steps must be 2, as in @:::steps@',
    ':::steps',
  ],
  [
    squint,
    '- injury\n:::',
    '- injury\n\nतुरंत जाएँ।\n:::',
    '`paragraphs` of care-card must be 0, as in @:::emergency@',
    ':::emergency',
  ],
  [
    squint,
    '- white-pupil\n:::',
    '- white-pupil\n- shaking-eyes\n:::',
    '`signs` of care-card must be those of @:::today@: shaking-eyes is only here.',
    ':::today',
  ],
  [
    squint,
    '- शाम को वह ज़्यादा मुड़ती है।',
    '- injury',
    '`signs` of what-to-tell-us must be those of @:::what@: injury is only here.',
    ':::what',
  ],
  [
    about,
    '::topics',
    ':::told{fact="clinic.phone"}\nफ़ोन करें।\n:::\n\n::topics',
    'The boxes of facts must be none, as in content/en/pages/about.md; they are told{fact="clinic.phone"}.',
    '\nहम हर',
  ],
  [
    squint,
    '[^hill-2019]',
    '',
    'The sources must be those of @One eye looks@: hill-2019 is missing.',
  ],
  [
    squint,
    '](/about/)',
    '](/faq/)',
    'The links must be those of @Then sessions@: /about/ is missing; /faq/ is only here.',
  ],
  [post, 'date: 2024-05-14', 'date: 2024-05-15', '`date` must be 2024-05-14, as in @date:@'],
  [
    signs,
    '[^eye-society]',
    '[^vale-2021]',
    'The sources must be those of @eyes have begun@: eye-society is missing; vale-2021 is only here.',
  ],
  [
    signs,
    'days:\n',
    'days:\n  red-eye: { text: एक आँख लाल हो, noticed: लाल है।, until: रुकें। }\n',
    '`days.red-eye` must be missing, as in @an eye has begun@.',
    'red-eye',
  ],
  [
    texts,
    '(tel:112)',
    '(tel:113)',
    'The links must be those of @Call@: tel:112 is missing; tel:113 is only here.',
  ],
];

test.each(differences)('in %s, %j → %j: %s', (name, from, to, message, at) => {
  const changed = change(name, from, to);
  const line = at ? lineOf(toOwn(name), at) : changed;
  const expected = message.replace(
    /@([^@]+)@/,
    (_, piece: string) => `${toOriginal(name)}, line ${lineOf(toOriginal(name), piece)}`,
  );
  expect(listMessages()).toEqual([
    expect.stringContaining(`${toOwn(name)}, line ${line}: ${expected}`),
  ]);
});

test('what follows a block too many is compared all the same', () => {
  const line = change(squint, '## लक्षण', 'और बात।\n\n## लक्षण');
  change(squint, 'कुछ पता नहीं है', '3 बातें पता नहीं हैं');
  expect(listMessages()).toEqual([
    expect.stringContaining(`line ${line}: A block \`heading\` belongs here`),
    expect.stringContaining('3 is only here'),
  ]);
});

test('digits of Devanagari are those of 0 to 9', () => {
  change(squint, '"{facts.squint.sessionMinutes} मिनट"', '१० से २० मिनट');
  expect(listMessages()).not.toContainEqual(expect.stringContaining('The numbers must be'));
});

test('a sign that is missing is reported', () => {
  const text = read(toOwn(signs));
  change(signs, text.slice(text.indexOf('  shaking-eyes:'), text.indexOf('days:')), '');
  expect(listMessages()).toContain(
    `${toOwn(signs)}, line 4: \`today.shaking-eyes\` is missing; it is in ${toOriginal(signs)}, line 6.`,
  );
});

test('words have the numbers and links of their original', () => {
  const line = change(words, '"Words"', '"Words 4"');
  const link = change(words, '"href": "/"', '"href": "/faq/"');
  expect(listMessages()).toEqual([
    `${toOwn(words)}, line ${line}: The numbers must be those of ${toOriginal(words)}, line ${line}: 4 is only here.`,
    `${toOwn(words)}, line ${link}: \`links.0.href\` must be /, as in ${toOriginal(words)}, line ${link}; it is /faq/.`,
  ]);
});

test('a document says what it follows, and one of the default language follows none', () => {
  const field = 'translation:\n  by: person\n';
  const [of = ''] = / {2}of: .*\n/.exec(read(toOwn(squint))) ?? [];
  change(squint, `${field}${of}`, '');
  const line = content.change(toOriginal(about), 'mainEntity', `${field}${of}mainEntity`);
  expect(listMessages()).toEqual([
    `${toOriginal(about)}, line ${line + 1}: \`translation\` is not known here: other languages follow content/en.`,
    `${toOwn(squint)}, line 1: \`translation\` is missing: it says who translated this, and which text it follows.`,
  ]);
});

test('the fields of a page of another kind are not compared', () => {
  change(about, 'kind: page', 'kind: demo\n#');
  for (const field of ['shortTitle', 'subtitle', 'answer', 'related', 'mainEntity']) {
    change(about, `\n${field}:`, `\n# ${field}:`);
  }
  change(about, 'keyFacts:\n  - label: जगह\n    value: "{clinic.city}"\n', '');
  change(about, '  - /eyes/squint/\n', '');
  expect(listMessages()).toEqual([
    `${toOwn(about)}, line 2: \`kind\` must be page, as in ${toOriginal(about)}, line 2; it is demo.`,
    `${toOwn(about)}, line ${lineOf(toOwn(about), '::topics')}: A page of the kind \`demo\` shows paragraphs only, and no \`topics\`.`,
  ]);
});

test.each(['pages/eyes/ears.md', 'words/ears.json', 'eye-care-cards/ears.md'])(
  '%s is reported where no English file has its name',
  (name) => {
    content.write(toOwn(name), '');
    expect(listMessages()).toContain(
      `${toOwn(name)}: It follows no text: there is no ${toOriginal(name)}.`,
    );
  },
);
