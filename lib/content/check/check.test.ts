import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Mistake, provideSmallContent } from './small-content.fixture';

const post = 'content/en/posts/1-lenses.md';
const squint = 'content/en/pages/eyes/squint.md';
const about = 'content/en/pages/about.md';
const home = 'content/en/pages/index.md';
const login = 'content/en/pages/login.md';
const faq = 'content/en/pages/faq.md';
const signs = 'content/en/signs.yaml';
const site = 'content/en/words/site.json';
const forms = 'content/en/words/forms.json';
const scenes = 'content/en/words/simulations.json';
const clinic = 'content/clinic.yaml';
const facts = 'content/facts.yaml';
const sources = 'content/references.yaml';
const drawing = 'content/drawings/squint.svg';
const simulation = 'content/simulations/ghosting.svg';

const content = provideSmallContent();
const { change, expectMistake, inspect, listMessages } = content;

test('valid content has neither mistakes nor warnings', () => {
  expect(inspect()).toEqual({ problems: [], remarks: [], unsigned: [] });
});

const noGroup = 'Nothing from here on is shown: a ## title of a group has ### questions below';
const keywords = 'order: 1\nsectionKeywords:\n  treatmnt: specs';

const noQuestion = 'A question is a heading: write `### Far?`';
const guide = ['content/README.md', 'docs/content/pages.md', 'docs/content/translations.md']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const [, phone] = /phone: "(\+[\d ]+)"/.exec(guide) ?? [];

const leftEdge = 'new:\nauthors: A\ntitle: B\nreadIn: 2020\nurl: https://a.org/b\nhill-2019:';
const lunch = 'hours: [{ days: Mon, from: "10:00", to: "13:00", from: "17:00", to: "20:00" }]';
const badReview = 'review: { reviewer: A, reviewedOn: 2024-05-14, nextReviewOn: 2024-05-14 }';

const changes: Mistake[] = [
  ['an unknown source', squint, '[^hill-2019]', '[^hill-2091]', '`[^hill-2091]` is not a source'],
  ['a source without ^', squint, '[^hill-2019]', '[hill-2019]', '`[hill-2019]` is not read'],
  ['an unknown box', squint, ':::evidence', ':::evidance', '`evidance` is not known; it must be'],
  ['an unclosed box', squint, 'known.\n:::', 'known.', 'The box :::evidence begins here', 68],
  ['an unknown sign', squint, '- injury', '- injuries', '`injuries` is not a sign of'],
  ['a sign of another level', squint, '- injury', '- new-squint', '`new-squint` is a sign of :::d'],
  ['a card without signs', squint, '- new-squint', 'Soon.', ':::days contains a list of signs', 42],
  ['a sign without its card', squint, '- One eye turns.', '- shaking-eyes', '`shaking-eyes` is a'],
  [
    'a sign in the fold',
    squint,
    ':::today',
    ':::any-day',
    '`white-pupil` is a sign of :::today',
    51,
  ],
  ['bold in a symptom list', squint, '- One eye turns.', '- **One**.', 'What a visitor may have'],
  ['too few items', squint, '- One eye turns.\n', '', ':::what-to-tell-us has 5 to 9 items;', 46],
  ['an unknown service', squint, '"Comprehensive', '"', '`service` must be one of Vision Therapy'],
  ['a missing care card', post, ':::emergency\n- injury\n:::', '', 'It needs a box that says', 2],
  ['a section without articles', about, '"eyes"', '"ears"', "::topics names 'ears', which has no"],
  ['a heading with one #', squint, '## What we', '# What we', 'A heading begins with ## or ###, '],
  ['a heading without space', squint, '## What we', '##What we', '`##What we do` is not read he'],
  ['keywords of no heading', squint, 'order: 1', keywords, '`treatmnt` is not the id of a he', 11],
  ['a heading used twice', squint, '## What we do', '## What a squint is', '#what-a-squint-is is'],
  ['a message that is no text', site, '"{min} to {max}"', '5', '`range` must be a text, in quotes'],
  ['Devanagari in English', squint, 'What a', 'What a तिरळेपणा', '“तिरळेपणा” must be in Latin'],
  ['a replacement character (U+FFFD)', squint, 'One', '\ufffdne', 'A letter of this line was lost'],
  ['a link to no page', squint, '](/about/)', '](/about/us/)', 'The link /about/us/ leads nowhere'],
  ['a link to no id', about, '/#contact', '/#call', 'The link /#call leads nowhere: / has no'],
  ['a question asked twice', faq, 'Who needs them', 'How long is a visit', '#how-long-is-a-vi'],
  ['a question without answer', faq, '## Glasses', '### Why?\n\n## Glasses', noGroup],
  ['a text before the questions', faq, '### How', 'We see.\n\n### How', noGroup, 10],
  ['a question in bold', faq, 'An hour.', 'A.\n\n**Far?** No.', noQuestion, 16],
  ['a plain question', faq, 'An hour.', 'A.\n\nFar?', noQuestion, 16],
  ['an unknown group', faq, '- visits', '- visit', '`visit` is not the id of a heading of', 2],
  ['a long title', post, ': L', `: ${'Lenses '.repeat(9)}`, '`title` may have at most 60 letters'],
  ['too short a description', post, 'A post', 'A post.\n#', '`description` must be at least 70'],
  ['a missing field', post, 'excerpt:', '# excerpt:', '`excerpt` is missing.', 2],
  ['an unknown field', post, 'excerpt:', 'summary: A\nexcerpt:', '`summary` is not known here.'],
  ['front matter without a start', post, '---\nt', 't', 'A document begins with its front matter'],
  ['front matter without its end', post, '---\n\nT', '\nT', 'The front matter has no end', 1],
  ['a colon in a field', post, ': L', ': Lenses: L', 'Nested mappings are not allowed in comp'],
  ['a # in a field', post, 'excerpt: A', 'excerpt: A # A', '`# A night in lenses.` is not read'],
  ['an & before a field', post, ': L', ': &L', 'A text that begins with &, ! or * needs quotes'],
  ['the title of the template', post, 'Lenses at night', 'The title of your post', '`title: The'],
  ['the date of the template', post, '2024-05-14', 'the day', '`date` must be a day such as'],
  ['a list on a demo', login, '\n---\n', '\n---\n- A\n', 'Nothing from here on is shown: thi', 6],
  ['a future date', post, '2024-05-14', '2999-01-01', '`date` must not lie in the future'],
  ['an unknown category', post, 'category: Lens', 'category: X', '`category` must be one of Gl'],
  ['a review by nobody', post, 'about:', 'review: { reviewedOn: 2024-05-14 }\nabout:', '`rev'],
  ['a next review too early', post, 'about:', `${badReview}\nabout:`, '`review.nextReviewOn` m'],
  ['two time ranges in one entry', clinic, 'city', `${lunch}\ncity`, 'Map keys must be unique: `'],
  ['a merge conflict marker', clinic, 'city', '<<<<<<< HEAD\ncity', '`<<<<<<<` marks two versions'],
  ['a review where none is shown', home, 'title:', 'review: { by: A }\ntitle:', '`review.by` is'],
  ['a value that is a comment', clinic, 'city', 'phone: # "+91 20"\ncity', '`# "+91 20"` is not'],
  ['the example phone number', clinic, 'city', `phone: "${phone}"\ncity`, '`phone` is the exam'],
  ['a photo that does not exist', clinic, 'photo:', 'photo: /a.jpg', '`optometrist.photo` must'],
  ['a reversed range', facts, 'min: 3', 'min: 9', '`digitalEyeStrain.programmeMonths` must'],
  ['a sign without until', signs, 'until: Do not rub it., ', '', '`emergency.injury.until` is mis'],
  ['a sign at two levels', signs, 'shaking-eyes:', 'injury:', '`injury` is at two levels, emerg'],
  ['an unknown clinic fact', site, 'skipLink": "', 'skipLink": "{clinic.a}', '`{clinic.a}` is not'],
  ['a repeated key', site, '"skipLink"', '"skipLink": "A", "skipLink"', 'Map keys must be unique'],
  ['a long label', scenes, '"weak": "', '"weak": "A scene is small for ', '`eyes.weak` may be a'],
  ['a missing line of a scene', scenes, 'Lines": [\n    "Words",', 'Lines": [', '`bookLines` must'],
  ['an unknown choice', forms, '"Other"', '"X"', '`patient.fields.gender.choices.2.value` must'],
  ['a drawing without a viewBox', drawing, 'viewBox', 'id', 'A drawing is an <svg> with a `view'],
  [
    'a script in a drawing',
    drawing,
    '</svg>',
    '<script>a()</script></svg>',
    '`<script>` may not stand in',
  ],
  ['an unknown SVG class', drawing, 'stroke-text"', 'stroke-text ink"', '`class="ink"` may not'],
  ['a line without a class', drawing, ' class="stroke-text"', '', '`stroke` needs both a colour'],
  ['too few values', simulation, '0 1.5 4 8', '0 1.5 4', '`x` must have the second of 4 values'],
  ['a source without a year', sources, 'year: 2019', '', '`hill-2019.year` must say when it', 2],
  ['a source with two years', sources, 'readIn', 'year: 2024\n  readIn', '`eye-society.year` must'],
  ['a source without indent', sources, 'hill-2019:', leftEdge, '`new` must be a group of named'],
  ['a source without a URL', sources, 'https://doi.org/10.1000/h', 'h', '`hill-2019.url` must'],
  ['a cited home page', sources, '/shaking-eyes', '/', '`eye-society.url` must lead to the source'],
];

/** Invalid Markdown that is added to a document. */
const additions: [name: string, markdown: string, message: string][] = [
  ['an unknown fact', 'In {facts.squint.time}.', '`{facts.squint.time}` is not known: content'],
  ['an unknown placeholder', 'It takes {30 to 45}.', '`{30 to 45}` is not a placeholder'],
  ['a wrong fact', ':::if-known{fact="clinic.city a"}\nA\n:::', '`fact` must name a fact, such as'],
  ['a space before a {', '::see-it-yourself {name="ghosting"}', '`{name="ghosting"}` is not'],
  ['curly quotes', '::drawing{name=“a b”}', '`{name=“a b”}` is not a placeholder'],
  ['a box with two colons', '::steps', ':::steps is a box: it begins with three colons'],
  ['a line with three colons', ':::specialist\nA\n:::', '::specialist is one line: it begins with'],
  ['an unknown drawing', '::drawing{name="sqint"}', '`name` must be one of amblyopia, '],
  ['a claim of two parts', ':::claim\n> A\n>\n> B\n\nC\n:::', ':::claim contains the claim, one'],
  ['numbers in a callout', ':::callout{title="A"}\nB\n\n1. C\n:::', ':::callout{title="…"} con'],
  ['a plain what-to-do', ':::what-to-do\n- Now\n:::', ':::what-to-do contains one list; each item'],
  [
    'a box for services without a list',
    ':::services{title="A"}\nB\n:::',
    ':::services{title="…" drawings="…"} has a list',
  ],
  ['a box for signs without a list', ':::any-day\nA\n:::', ':::any-day contains a list of signs'],
  ['a second card', ':::today\n- white-pupil\n:::', '#help-today is there twice: a page has one'],
  ['code', '`One` eye', 'inlineCode is not allowed here: text may contain'],
  ['HTML', '<div>Hello</div>', 'html is not allowed here'],
  ['a picture in the text', '![A](https://example.com/a.jpg)', 'image is not allowed here'],
  ['a table', '| a | b |\n|---|---|', '`| a | b |` is not read here'],
  ['bold text without its end', 'A **strong word.', '`**` is not read here'],
  ['a link in bold text', '**A [b](/about/)**', 'Strong words and links may contain only plain'],
  ['a link with a space', 'See [us] (/about/).', '`] (/` is not read here'],
  ['a bullet character', '• item', '`• item` is not read here'],
  ['an item of two paragraphs', '- A\n\n  B', 'An item of a list is one paragraph.'],
  ['numbers that begin with 3', '3. A\n4. B', 'A list with numbers begins with 1; this one begins'],
  ['front matter in the text', 'drawing: squint', '`drawing:` is not read here'],
];

const added = additions.map(([name, markdown, message]): Mistake => {
  const anchor = ':::evidence';
  return [name, squint, anchor, `${markdown}\n\n${anchor}`, message];
});

test.each([...changes, ...added])('reports %s with its line', (...mistake) => {
  expectMistake(mistake);
});

test('a document with invalid front matter does not break the links to it', () => {
  const line = change(squint, 'order: 1', 'order: one');
  const messages = listMessages();
  expect(messages).toContainEqual(expect.stringContaining(`${squint}, line ${line}: \`order\``));
  expect(messages).not.toContainEqual(expect.stringContaining('leads nowhere'));
});

test('mistakes in documents are reported only if facts.yaml has none', () => {
  change(post, 'category: Lenses', 'category: Lensse');
  change(squint, '[^hill-2019]', '[^hill-2091]');
  expect(listMessages()).toHaveLength(2);
  change(facts, 'everyMinutes: 1', 'everyMinutes: one');
  expect(listMessages()).toEqual([expect.stringContaining(facts)]);
});

test.each([facts, 'content/redirects.yaml', 'content/en/words/site.json'])(
  'reports a missing file and no other mistake: %s',
  (file) => {
    content.remove(file);
    expect(listMessages()).toEqual([`${file}: This file is missing.`]);
  },
);

test.each([
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['line endings of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a control character', (text: string) => text.replace('looks', 'lo\u0002oks')],
  ['direction marks', (text: string) => text.replace('looks', '\u202elooks\u202c')],
  ['no-break spaces', (text: string) => text.replace('\n  - ', '\n\u00a0\u00a0- ')],
  ['decomposed letters', (text: string) => text.replace('Amélie', 'Ame\u0301lie')],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('a file with %s is parsed like one without', (_, write) => {
  change(squint, 'One eye looks', 'Amélie looks');
  const readPages = () => content.parse().pages.map(({ title, body }) => [title, body]);
  const before = readPages();
  content.write(squint, write(content.read(squint)));
  expect(listMessages()).toEqual([]);
  expect(readPages()).toEqual(before);
});

test('reports a file in Latin-1 encoding, and no other mistake', () => {
  content.write(post, Buffer.from(content.read(post).replace('A night', 'A café'), 'latin1'));
  expect(listMessages()).toEqual([
    expect.stringMatching(/1-lenses.md, line 5: A letter of this line was lost, .* encoding UTF-8/),
  ]);
});

test.each([
  'en/posts/2-holi.txt',
  'en/posts/holi.md',
  'en/holi.md',
  '2-holi.md',
  'clinic.yml',
  'ta/pages/holi.md',
])('reports an unused file: %s', (name) => {
  content.write(`content/${name}`, 'Holi');
  expect(listMessages()).toEqual([
    expect.stringContaining(`content/${name}: Nothing reads this file.`),
  ]);
});

test('reports two documents with the same URL', () => {
  content.write('content/en/posts/1-b.md', content.read(post).replace('A post', 'One'));
  change(post, 'title: Lenses', 'title: Glasses');
  expect(listMessages()).toEqual([`${post}, line 2: Its path is that of content/en/posts/1-b.md.`]);
});

test.each(['title', 'description'])('reports two documents with the same %s', (field) => {
  const find = (file: string) => new RegExp(`^${field}: .*$`, 'm').exec(content.read(file))?.[0];
  const message = `Its ${field} is that of ${squint}.`;
  expectMistake(['', post, find(post) ?? '', find(squint) ?? '', message]);
});

const whole = '`image.file` must name a whole JPEG, PNG, WebP or AVIF of at most 8 MB';

async function writePictures(): Promise<void> {
  const small = sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } });
  const png = await small.png().toBuffer();
  content.write('public/images/small.png', png);
  content.write('public/images/large.png', Buffer.concat([png, Buffer.alloc(8_100_000)]));
}

test.each([
  ['that does not exist', '/images/none.jpg', 'A case.', whole],
  ['that is too large', '/images/large.png', 'A case.', whole],
  ['with a space in its name', '/images/a b.jpg', 'A case.', 'rename a file whose name has blanks'],
  ['outside of public/', '/../images/small.png', 'A case.', '`image.file` must be the address'],
  ['without alternative text', '/images/small.png', '', '`image.alt` must say what the picture'],
])('reports a picture %s', async (_, file, alt, message) => {
  await writePictures();
  change(post, 'related:\n', `image: { file: ${file}, alt: "${alt}" }\nrelated:\n`);
  expect(listMessages()).toEqual([expect.stringContaining(message)]);
});

test('reads the size and the alternative text of a picture', async () => {
  await writePictures();
  change(post, 'related:\n', 'image: { file: /images/small.png, alt: A case. }\nrelated:\n');
  expect(listMessages()).toEqual([]);
  expect(content.parse().posts[0]?.image).toMatchObject({ width: 60, height: 40, alt: 'A case.' });
});

test.each(['2020-01-01', '2999-01-01'])('warns of a notice with a past or far end: %s', (until) => {
  const notice = `notice: { text: { en: Closed. }, from: 2020-01-01, until: ${until} }`;
  const line = change(clinic, 'city', `${notice}\ncity`);
  const message = `${clinic}, line ${line}: The notice is over, or stays for more than a year`;
  expect(inspect()).toMatchObject({ problems: [], remarks: [expect.stringContaining(message)] });
});

test('reports each example of a review that was copied unchanged from the guide', () => {
  const examples = [...guide.matchAll(/^ *(review(?:er|edOn|edBy)|nextReviewOn): (.*)$/gm)];
  expect(examples).toHaveLength(5);
  for (const [, key = '', value] of examples) {
    const name = key.replace('edBy', 'er');
    const review = `review: ${JSON.stringify({ reviewer: 'A B', [name]: value })}\n`;
    const message = `\`review.${name}\` is the example of the guide`;
    expectMistake(['', post, 'about:', `${review}about:`, message]);
    change(post, review, '');
  }
});
