import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { provideSmallContent, smallLanguage } from './small-content.fixture';

const own = `content/${smallLanguage}`;
const post = `${own}/posts/1-lenses.md`;
const squint = `${own}/pages/eyes/squint.md`;
const about = `${own}/pages/about.md`;
const home = `${own}/pages/index.md`;
const faq = `${own}/pages/faq.md`;
const signs = `${own}/signs.yaml`;
const site = `${own}/words/site.json`;
const notFound = `${own}/words/not-found.json`;
const clinic = 'content/clinic.yaml';
const facts = 'content/facts.yaml';
const redirects = 'content/redirects.yaml';
const references = 'content/references.yaml';

const date = 'date: 2024-05-14';
const category = 'category: Lenses';
const noAnswer = 'A ## title of a group has no text below it. If this is a question, write:';
const noComma = 'A number has no comma in it: write 1500 for 1,500.';

const content = provideSmallContent();
const { change, listMessages } = content;

/** Adds a past closed day, another closed day, and a notice that ends on a date. */
function addDays(noticeUntil: string, closedOn: string) {
  const days = `closedOn:\n  - 2020-11-08\n  - ${closedOn}\n`;
  const notice = `notice:\n  text: { en: Closed. }\n  from: 2020-12-01\n  until: ${noticeUntil}\n`;
  change(clinic, 'city:', `${days}${notice}city:`);
  return content.inspect();
}

test('a content without a mistake has no problem', () => {
  expect(listMessages()).toEqual([]);
});

/**
 * A change with a mistake, and the expected message; `line` is the reported line if it is not the changed
 * one.
 */
type Mistake = [file: string, from: string, to: string, message: string, line?: number];

const changes: Mistake[] = [
  [squint, '[^hill-2019]', '[^hill-2091]', '`[^hill-2091]` is not a source of'],
  [
    squint,
    ':::\n\n## The signs',
    '## The signs',
    'The box :::terms begins here and has no end: write a line `:::` before `## The signs {#signs}`.',
    26,
  ],
  [squint, ':::evidence', ':::evidance', '`evidance` is not known; it must be one of '],
  [squint, '- white-pupil', '- white-pupils', '`white-pupils` is not a sign of'],
  [squint, '- white-pupil', '- new-squint', '`new-squint` is a sign of :::days and not of'],
  [
    squint,
    '- My child closes one eye in the sun.',
    '- shaking-eyes',
    '`shaking-eyes` is a sign of :::today, and no card of this page names it',
  ],
  [signs, 'noticed: My child’s pupil looks white., ', '', '`today.white-pupil.noticed` is'],
  [squint, '](/about/)', '](/about/us/)', 'The link /about/us/ leads nowhere: no document has'],
  [squint, '](/about/)', '](about/)', 'The link about/ must begin with / for this site, or with'],
  [about, '](/#contact)', '](/#contacts)', 'The link /#contacts leads nowhere: / has no place'],
  [squint, '  - /about/', '  - /about/us/', '`related`: The link /about/us/ leads nowhere', 1],
  [squint, 'title: Squint', `title: ${'Squint '.repeat(9).trim()}`, '`title` may have at most 60'],
  [
    squint,
    ': An article',
    ': A # An article',
    '`description` must have at least 70 characters; it',
  ],
  [post, 'excerpt:', '# excerpt:', '`excerpt` is missing.', 2],
  [post, 'excerpt:', 'summary: None\nexcerpt:', '`summary` is not known here.'],
  [post, '---\ntitle', 'title', 'The line before the first one is missing: `---`.'],
  [
    post,
    ': L',
    ': Lenses: L',
    'Nested mappings are not allowed in compact mappings: `title: Lenses: Lenses at',
  ],
  [squint, 'What a squint is', 'What a squint (तिरळेपणा) is', '“तिरळेपणा” must be in Latin'],
  [squint, 'eye looks', '\ufffdye looks', '“\ufffd” stands for a letter that was lost: write it.'],
  [squint, 'One eye looks', '*One* eye looks', '`emphasis` is not allowed here'],
  [squint, '## What a squint is', '# What a squint is', 'A heading begins with ## or ###; this'],
  [squint, 'We cover each', '### We cover each', 'In :::steps each ### title has one paragraph'],
  [about, 'section="eyes"', 'section="ears"', "::topics names 'ears', which has no article."],
  [faq, '### Who needs them?', '### How long is a visit?', 'The question #how-long-is-a-visit is'],
  [faq, '## Glasses', '### What now?\n\n## Glasses', 'The question what-now has no answer.'],
  [faq, '  - visits', '  - visit', '`onLandingPage` names visit, which is no group; the', 1],
  [faq, '### How long', '## How long', `${noAnswer} \`### How long is a visit?\``],
  [faq, '### How', 'We see you.\n\n### How', `${noAnswer} \`### Visits\``, 10],
  [faq, '## Visits {#visits}', '### Where?\n\n## Visits {#visits}', 'This is shown nowhere: a ##'],
  [
    signs,
    'white-pupil:',
    'injury: { text: a, noticed: b, until: c }\n  white-pupil:',
    '`injury` is at two levels, emergency and today: a sign has only one.',
  ],
  [
    facts,
    'assessmentMinutes: 5',
    'assessmentMinutes: half an hour',
    "`digitalEyeStrain.assessmentMinutes` must be a number; it is 'half an hour'.",
  ],
  [
    facts,
    'programmeMonths: { min: 1, max: 2 }',
    'programmeMonths: { min: 2, max: 1 }',
    '`squint.programmeMonths` must have a `min` that is no greater than its `max`',
  ],
  [clinic, '  photo:', '  photo: /images/none.jpg', '`optometrist.photo` must name a picture'],
];

/** The line of each file before which lines are added. */
const anchors: Record<string, string> = {
  [clinic]: 'city:',
  [home]: 'title:',
  [post]: 'Take your lenses out',
  [squint]: '## What we do',
};

const additions: [file: string, lines: string, message: string][] = [
  [squint, 'It takes {facts.squint.time}.', '`{facts.squint.time}` is not known: content/ has no'],
  [squint, 'It takes {30 to 45}.', '`{30 to 45}` is not a placeholder: one names a fact, such as'],
  [squint, '::every-sign{level="soon"}', '`level` must be one of emergency, today, days.'],
  [squint, 'A **strong word.', 'Strong words have ** directly before and directly behind them'],
  [squint, 'See [us] (/eyes/squint/).', 'This is no link yet'],
  [squint, '<div>Hello</div>', 'HTML is not allowed here: `<div>Hello</div>`.'],
  [squint, '## What a squint is', 'The heading #what-a-squint-is is used twice'],
  [squint, ':::today\n- injury\n:::', 'There is a second :::today; a page has one.'],
  [squint, 'drawing: squint', '`drawing:` belongs above the second ---; here it is part of the'],
  [squint, 'review:\n  reviewer: A B', '`review:` belongs above the second ---; here it is part'],
  [post, 'author: A B', '`author:` belongs above the second ---; here it is part of the text.'],
  [clinic, 'fees: { firstVisit: 1,500 }', `\`fees.500\` is not known here. ${noComma}`],
  [clinic, 'landmark: Opposite shop #5, Lane 4', '`#5, Lane 4` is not read, because a # after a'],
  [clinic, 'phone: "+91 98765-43210"', '`phone` is the example of content/README.md'],
  [home, 'review: { reviewer: A B }', '`review` is shown on no page of this kind'],
];

/** Possible mistakes in the fields of a post; if a field is written twice, the second is the mistake. */
const fields: [field: string, written: string, message: string, line?: number][] = [
  [date, 'date: 2999-01-01', '`date` must not lie in the future'],
  [date, 'date: 14-5-2024', '`date` must be a day such as 2026-11-21: write 2024-05-14;'],
  [category, 'category: Lensse', '`category` must be one of Glasses, Lenses; it'],
  [
    category,
    'category: @Lenses',
    'Plain value cannot start with reserved character @: `category: @L',
  ],
  [category, `${category}\n${category}`, 'Map keys must be unique: `category: Lenses`.', 5],
  [category, 'Category: Lenses', '`Category` is not known here. Missing here:'],
];

const mistakes: Mistake[] = [
  ...changes,
  ...additions.map(([file, lines, message]): Mistake => {
    const anchor = anchors[file] ?? '';
    return [
      file,
      anchor,
      `${lines}${file === clinic || file === home ? '\n' : '\n\n'}${anchor}`,
      message,
    ];
  }),
  ...fields.map((field): Mistake => [post, ...field]),
  ...['Dr First Last, surgeon', 'first  last'].map(
    (name): Mistake => [
      squint,
      'drawing: squint',
      `review: { reviewer: "${name}" }\ndrawing: squint`,
      `\`review.reviewer\` is the example of content/README.md: write your own; it is '${name}'.`,
    ],
  ),
];

test.each(mistakes)('in %s, %j → %j: %s', (file, from, to, message, line) => {
  const changed = change(file, from, to);
  expect(listMessages()).toContainEqual(
    expect.stringContaining(`${file}, line ${line ?? changed}: ${message}`),
  );
});

test('a day that cannot be read is not called a future one too', () => {
  change(post, 'date: 2024-05-14', 'date: 22-11-2026');
  expect(listMessages()).toEqual([expect.stringContaining('must be a day such as')]);
});

test('a notice and closed days that are over are no mistakes, and are remarks', () => {
  const { problems, remarks } = addDays('2020-12-03', '2020-11-10 to 2020-11-12');
  expect(problems).toEqual([]);
  expect(remarks).toEqual([
    `${clinic}, line 3: These closed days are over and not shown any more; you can remove them: 2020-11-08, 2020-11-10 to 2020-11-12.`,
    `${clinic}, line 8: The notice ended on 2020-12-03 and is not shown any more; you can remove it.`,
  ]);
});

test('days that are not over need no remark', () => {
  const { problems, remarks } = addDays('2099-12-03', '2099-11-10');
  expect(problems).toEqual([]);
  expect(remarks).toEqual([expect.stringMatching(/remove them: 2020-11-08\.$/)]);
});

test.each([
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['line endings of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['an empty first line', (text: string) => `\n${text}`],
  ['a control character', (text: string) => text.replace('looks', 'lo\u0002oks')],
  ['marks of direction', (text: string) => text.replace('looks', '\u202elooks\u202c')],
  ['no-break spaces', (text: string) => text.replace('\n  - ', '\n\u00a0\u00a0- ')],
  ['a dash for two hyphens', (text: string) => text.replace(/^---\n/, '—\n')],
  ['a heading without its space', (text: string) => text.replace('## What', '##What')],
  ['a box with a space', (text: string) => text.replace(':::terms', '::: terms')],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('%s changes nothing', (_, write) => {
  const summarizeBody = () => content.parse().pages.map((page) => [page.title, page.body]);
  const before = summarizeBody();
  content.write(squint, write(content.read(squint)));
  expect(listMessages()).toEqual([]);
  expect(summarizeBody()).toEqual(before);
});

test('letters are read in the form in which the search compares them', () => {
  change(squint, 'One eye looks', 'Ame\u0301lie looks');
  const { pages } = content.parse();
  expect(JSON.stringify(pages.map(({ body }) => body))).toContain('Am\u00e9lie looks');
});

test('all mistakes are reported together', () => {
  change(post, 'category: Lenses', 'category: Lensse');
  change(squint, '[^hill-2019]', '[^hill-2091]');
  change(facts, 'assessmentMinutes: 5', 'assessmentMinutes: half an hour');
  // Mistakes in shared data are reported alone, because any document may use them.
  expect(listMessages()).toHaveLength(1);
  change(facts, 'assessmentMinutes: half an hour', 'assessmentMinutes: 5');
  expect(listMessages()).toHaveLength(2);
});

const alt = '  alt: A hand holds a case for lenses.';

/** Adds a picture to the front matter of the post; returns the line of the first change. */
const addImage = (lines: string) => change(post, 'related:\n', `image:\n${lines}\nrelated:\n`);

const imageMistakes: [lines: string, lineBelow: number, message: string][] = [
  [`  file: /images/none.jpg\n${alt}`, 1, '`image.file` must name a picture that is there in'],
  [`  file: /images/text.jpg\n${alt}`, 1, '`image.file` must name a JPEG, PNG, WebP or AVIF that'],
  [`  file: /images/large.png\n${alt}`, 1, '`image.file` must name a picture of at most 8 MB,'],
  [`  file: /../images/small.png\n${alt}`, 1, '`image.file` must be the address of a picture in'],
  ['  file: /images/small.png', 1, '`image.alt` is missing.'],
  ['  file: /images/small.png\n  alt: ""', 2, '`image.alt` must say what the picture shows, for'],
];

async function writePictures(): Promise<void> {
  const small = sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } });
  const png = await small.png().toBuffer();
  content.write('public/images/small.png', png);
  content.write('public/images/large.png', Buffer.concat([png, Buffer.alloc(8_100_000)]));
  content.write('public/images/text.jpg', 'not a picture');
}

test.each(imageMistakes)('a picture of %j, line %i: %s', async (lines, lineBelow, message) => {
  await writePictures();
  const line = addImage(lines) + lineBelow;
  expect(listMessages()).toEqual([expect.stringContaining(`${post}, line ${line}: ${message}`)]);
});

test('a picture with its words is no mistake', async () => {
  await writePictures();
  addImage(`  file: /images/small.png\n${alt}`);
  expect(listMessages()).toEqual([]);
});

test('two documents may not have one address', () => {
  content.write(`${own}/posts/1-another.md`, content.read(post));
  expect(listMessages()).toContain(
    `${post}: Its address /blog/1/ is that of ${own}/posts/1-another.md already.`,
  );
});

test.each(['title', 'description'])('two documents may not have one %s', (field) => {
  const [own = ''] = new RegExp(`^${field}: .*$`, 'm').exec(content.read(squint)) ?? [];
  const [other = ''] = new RegExp(`^${field}: .*$`, 'm').exec(content.read(post)) ?? [];
  const line = change(post, other, own);
  expect(listMessages()).toEqual([
    `${post}, line ${line}: \`${field}\` is that of ${squint} already: readers and search engines tell pages apart by it.`,
  ]);
});

test('a link of the words that leads nowhere is reported', () => {
  change(notFound, '"href": "/"', '"href": "/nowhere/"');
  expect(listMessages()).toEqual([
    `${notFound}: The link /nowhere/ leads nowhere: no document has the address /nowhere/`,
  ]);
});

/** Changes the `kind` of the home page. */
const turnHomeInto = (kind: string) => change(home, 'kind: landing', kind);

test.each([
  ['landing', 'kind: landing', 'the words of the first page are in words/home.json'],
  [
    'blog',
    'kind: blog\nheading: Posts\nlead: Posts.\ndrawing: squint',
    'what this page says is its `lead`, above the second ---',
  ],
  [
    'form',
    'kind: form\nheading: Write\nemergency: Call.\nmeanwhile: Call.\nnext: { title: Then, steps: [{ when: Now, text: We read it. }] }',
    'what this page says is its `next`, above the second ---',
  ],
])(
  'what is written below the front matter of a page of the kind %s is reported',
  (_, kind, place) => {
    turnHomeInto(kind);
    expect(listMessages()).toEqual([]);
    content.append(home, '\n:::callout{title="Holiday"}\nWe are away.\n:::\n');
    const line = content.lineOf(home, ':::callout');
    expect(listMessages()).toEqual([
      expect.stringContaining(
        `${home}, line ${line}: Nothing from here on is shown, so remove it: ${place}`,
      ),
    ]);
  },
);

test('a page of the kind demo shows paragraphs only', () => {
  turnHomeInto('kind: demo');
  content.append(home, '\nA demonstration.\n');
  expect(listMessages()).toEqual([]);
  content.append(home, '\n- An item\n');
  const line = content.lineOf(home, '- An item');
  expect(listMessages()).toEqual([
    `${home}, line ${line}: A page of the kind \`demo\` shows paragraphs only, and no \`list\`.`,
  ]);
});

test.each([`${own}/posts/2-holi.txt`, `${own}/holi.md`, 'content/2-holi.md', 'content/clinic.yml'])(
  'a file that nothing reads is reported: %s',
  (file) => {
    content.write(file, 'Holi');
    expect(listMessages()).toEqual([
      `${file}: Nothing reads this file: documents have names that end in .md, and are in pages, posts, eye-care-cards of a language.`,
    ]);
  },
);

test('a file in the encoding of an old editor is the only problem reported', () => {
  const text = content.read(post).replace('a night', 'a café night');
  content.write(post, Buffer.from(text, 'latin1'));
  expect(listMessages()).toEqual([
    `${post}: This file is not saved as UTF-8, so letters may be wrong. Open it in a text editor, choose “Save as” and the encoding UTF-8, and upload it again.`,
  ]);
});

/** The examples of content/README.md, each as the change that copies it into a file. */
function listExamples(): [file: string, from: string, to: string][] {
  const guide = readFileSync('content/README.md', 'utf8');
  const reviews = [
    ...guide.matchAll(/^ *(reviewer|reviewedOn|nextReviewOn|reviewedBy): (.*)$/gm),
  ].map(([, key = '', value = '']): [string, string, string] => {
    const line = key === 'reviewedBy' ? `reviewer: ${value}` : `${key}: ${value}`;
    const name = line.startsWith('reviewer') ? '' : '  reviewer: A B\n';
    return [squint, 'about:\n', `review:\n${name}  ${line}\nabout:\n`];
  });
  const phones = [...guide.matchAll(/phone: ("\+[\d ]+")/g)].map(
    ([, value]): [string, string, string] => [clinic, 'city:', `phone: ${value}\ncity:`],
  );
  return [...reviews, ...phones];
}

test('every example of the guide is refused that says who, when or which number', () => {
  const examples = listExamples();
  expect(examples.length).toBeGreaterThanOrEqual(6);
  for (const [file, from, to] of examples) {
    change(file, from, to);
    expect(listMessages(), to).toContainEqual(
      expect.stringContaining('is the example of content/README.md'),
    );
    change(file, to, from);
  }
});

test('the page of questions has nothing else', () => {
  const line = change(faq, 'An hour.', 'An hour.\n\n- Or two.') + 2;
  expect(listMessages()).toEqual([
    `${faq}, line ${line}: Only paragraphs are possible in an answer, no lists and no boxes.`,
  ]);
});

test.each([squint, post])('%s needs its card for emergencies', (file) => {
  change(file, ':::emergency\n- injury\n:::\n', '');
  expect(listMessages()).toEqual([
    expect.stringContaining(`${file}: It needs a box that says when to get help at once: `),
  ]);
});

test('the name of a post begins with its number', () => {
  content.write(`${own}/posts/holi.md`, content.read(post));
  expect(listMessages()).toContain(
    `${own}/posts/holi.md: The name of a post begins with its number, such as 6-holi.md.`,
  );
});

const sourceMistakes: [from: string, to: string, message: string, line?: number][] = [
  ['authors: Hill A, Vale B\n  ', '', '`hill-2019.authors` is missing.', 2],
  ['year: 2019', '', '`hill-2019.year` must say when it came out, or else `readIn` when a', 2],
  ['readIn: 2024', 'year: 2024\n  readIn: 2024', '`eye-society.year` must say when it came out,'],
  ['year: 2019', 'year: 2999', '`hill-2019.year` must not lie in the future; it is 2999.'],
  ['authors: Hill A', 'text: A whole source.\n  authors: Hill A', '`hill-2019.text` is not known'],
  [
    'publication: example.com',
    'publication: example.com, Second-hand',
    '`eye-society.publication` must name the source itself, and this one is second-hand',
  ],
  [
    'publication: example.com',
    'publication: As quoted by one',
    '`eye-society.publication` must name',
  ],
  ['url: https://doi.org/10.1000/hill', 'url: doi 10.1000/hill', '`hill-2019.url` must be an'],
  ...['https://example.com', 'https://example.com/', 'https://example.com/en/index.html'].map(
    (address): [string, string, string] => [
      'https://example.com/shaking-eyes',
      address,
      `\`eye-society.url\` must lead to the source itself, and this is a home page; it is '${address}'.`,
    ],
  ),
];

test.each(sourceMistakes)('in a source, %j → %j: %s', (from, to, message, line) => {
  const changed = change(references, from, to);
  expect(listMessages()).toEqual([
    expect.stringContaining(`${references}, line ${line ?? changed}: ${message}`),
  ]);
});

test('a source is listed once', () => {
  const line = change(references, 'https://doi.org/10.1000/vale', 'https://doi.org/10.1000/hill');
  expect(listMessages()).toEqual([
    `${references}, line ${line}: \`vale-2021.url\` must not be that of \`hill-2019\` too: each source is listed once; it is 'https://doi.org/10.1000/hill'.`,
  ]);
});

test('a source that no page cites is remarked', () => {
  content.append(
    references,
    'never-cited:\n  authors: Nobody\n  title: A source of nothing\n  publication: Nowhere\n  year: 2020\n  url: https://example.com/nothing\n',
  );
  const { problems, remarks } = content.inspect();
  expect(problems).toEqual([]);
  expect(remarks).toEqual([
    expect.stringMatching(`^${references}: No page cites .*: never-cited\\.$`),
  ]);
});

test('a drawing on two pages is remarked', () => {
  content.change(
    squint,
    '\n## What a squint is',
    '\n::drawing{name="squint"}\n\n## What a squint is',
  );
  const { problems, remarks } = content.inspect();
  expect(problems).toEqual([]);
  expect(remarks).toEqual([
    `${squint}: The drawing \`squint\` is on ${squint} already: readers recognise a page by its drawing.`,
  ]);
});

test.each([facts, redirects, site])('a missing %s is the only problem reported', (file) => {
  rmSync(join(content.root, file));
  expect(listMessages()).toEqual([`${file}: This file is missing.`]);
});
