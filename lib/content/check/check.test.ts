import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { language } from '../../language';
import { formatProblem } from '../problems';
import { listProblems } from './check';

const own = `content/${language.code}`;
const post = `${own}/posts/4-contact-lens-habits.md`;
const squint = `${own}/pages/vision-therapy/squint.md`;
const about = `${own}/pages/about.md`;
const faq = `${own}/pages/faq.md`;
const signs = `${own}/signs.yaml`;
const signsNoticed = `${own}/signs-noticed.yaml`;
const site = `${own}/words/site.json`;
const blog = `${own}/words/blog.json`;
const facts = 'content/facts.yaml';
const references = 'content/references.yaml';
const statements = `${own}/statements.yaml`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(root, 'content'), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Replaces a piece of a file, which must be there, and returns the line on which it stands. */
function change(file: string, from: string, to: string): number {
  const text = read(file);
  expect(text, `${file} holds ${from}`).toContain(from);
  writeFileSync(
    join(root, file),
    text.replace(from, () => to),
  );
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

const listMessages = () => listProblems(root, language.code).map(formatProblem);

test('the content has no mistake', () => {
  expect(listMessages()).toEqual([]);
});

const mistakes: [what: string, file: string, from: string, to: string, message: string][] = [
  [
    'a value that is none of those allowed',
    post,
    'category: Eye Care',
    'category: Eye helth',
    "`category` must be one of Vision Therapy, Eye Health, Vision Science, Eye Care, Nutrition; it is 'Eye helth'.",
  ],
  [
    'an unknown source',
    squint,
    '[^hashemi-2019]',
    '[^hashemi-2091]',
    '`[^hashemi-2091]` is not a source of content/references.yaml.',
  ],
  [
    'an unknown fact in a text',
    squint,
    'sessions last {facts.squint.sessionMinutes} minutes',
    'sessions last {facts.squint.sessionTime} minutes',
    '`{facts.squint.sessionTime}` is not known: no such fact is told in content/.',
  ],
  [
    'an unknown fact in the front matter',
    squint,
    'value: "{facts.squint.sessionMinutes} minutes"',
    'value: "{facts.squint.sessionTime} minutes"',
    '`{facts.squint.sessionTime}` is not known: no such fact is told in content/.',
  ],
  [
    'braces that name no fact',
    squint,
    'sessions last {facts.squint.sessionMinutes} minutes',
    'sessions last {30 to 45} minutes',
    '`{30 to 45}` is not a placeholder: one names a fact, such as {facts.squint.sessionMinutes}.',
  ],
  [
    'a box without its end',
    squint,
    'looking at.\n:::\n',
    'looking at.\n',
    'This begins inside the box :::terms, which needs a line ::: at its end.',
  ],
  [
    'an unknown command',
    squint,
    ':::evidence',
    ':::evidance',
    '`evidance` is not known; it must be one of ',
  ],
  [
    'an unknown sign',
    squint,
    '- white-pupil',
    '- white-pupils',
    '`white-pupils` is not a sign of content/…/signs.yaml below `today`.',
  ],
  [
    'a sign at another level than its own',
    squint,
    '- white-pupil',
    '- squint-in-a-child',
    '`squint-in-a-child` is a sign of :::days and not of :::today.',
  ],
  [
    'an unknown service',
    squint,
    'service="Comprehensive Vision Assessment"',
    'service="Eye test"',
    "`service` must be one of Vision Therapy, Contact Lens, Low Vision Aid, Comprehensive Vision Assessment, Digital Eyestrain Assessment; it is 'Eye test'.",
  ],
  [
    'an unknown sign among things noticed',
    squint,
    '- squint-in-an-adult\n- white-pupil\n:::\n\n##',
    '- squint-in-an-adult\n- white-pupils\n:::\n\n##',
    '`white-pupils` is not a sign of content/…/signs.yaml.',
  ],
  [
    'a sign to tick that no card of its page names',
    squint,
    '- My child closes one eye in bright sunlight.',
    '- floaters',
    '`floaters` is a sign of :::today, and no card of this page names it',
  ],
  [
    'a sign to tick without words of its own',
    squint,
    '- My child closes one eye in bright sunlight.',
    '- lid-or-pupil',
    '`lid-or-pupil` has no words in content/…/signs-noticed.yaml yet.',
  ],
  [
    'words for a sign that is not there',
    signsNoticed,
    'floaters:',
    'floater:',
    '`floater` is not a sign of content/…/signs.yaml.',
  ],
  [
    'a link that leads nowhere',
    squint,
    '](/vision-therapy/amblyopia/)',
    '](/vision-therapy/lazy-eye/)',
    'The link /vision-therapy/lazy-eye/ leads nowhere: no document has the address /vision-therapy/lazy-eye/',
  ],
  [
    'a link to a place that is not there',
    about,
    '](/#contact)',
    '](/#contacts)',
    'The link /#contacts leads nowhere: / has no place #contacts',
  ],
  [
    'a related page that is not there',
    squint,
    '  - /vision-therapy/binocular/',
    '  - /vision-therapy/two-eyes/',
    '`related`: The link /vision-therapy/two-eyes/ leads nowhere',
  ],
  [
    'a title that is too long',
    squint,
    'title: "Squint (strabismus): signs, treatment and exercises"',
    `title: ${'Squint '.repeat(9).trim()}`,
    '`title` may have at most 60 characters; it has 62.',
  ],
  [
    'a description that is too short',
    squint,
    'description: What a squint is',
    'description: Squint. # What a squint is',
    '`description` must have at least 70 characters; it has 7.',
  ],
  [
    'a date in the future',
    post,
    'date: 2026-11-21',
    'date: 2999-01-01',
    '`date` must not lie in the future',
  ],
  [
    'a day that is none',
    post,
    'date: 2026-11-21',
    'date: 21 November',
    '`date` must be a day such as 2026-11-21',
  ],
  ['a field that is missing', post, 'excerpt:', '# excerpt:', '`excerpt` is missing.'],
  [
    'a field that is not known',
    post,
    'excerpt:',
    'summary: None\nexcerpt:',
    '`summary` is not known here.',
  ],
  ['front matter that cannot be read', post, 'title: ', 'title: "', 'This cannot be read: '],
  [
    'HTML',
    squint,
    '## What a squint is',
    '<div>Hello</div>\n\n## What a squint is',
    'HTML is not allowed here: `<div>Hello</div>`.',
  ],
  [
    'HTML inside a text',
    squint,
    'What a squint is\n\nWhen',
    'What a squint is\n\n<b>When</b>',
    'HTML is not allowed here: `<b>`.',
  ],
  [
    'a kind of text that is not allowed',
    squint,
    'What a squint is\n\nWhen',
    'What a squint is\n\n*When*',
    '`emphasis` is not allowed here',
  ],
  [
    'a heading of a rank that is not allowed',
    squint,
    '## What a squint is',
    '# What a squint is',
    'A heading begins with ## or ###; this one has 1 #.',
  ],
  [
    'a heading that stands twice',
    squint,
    '## Signs by age',
    '## What a squint is\n\n## Signs by age',
    'The heading #what-a-squint-is stands twice',
  ],
  [
    'a second card for emergencies',
    squint,
    ':::today',
    ':::emergency\n- injury\n:::\n\n:::today',
    'There is a second :::emergency; a page has one.',
  ],
  [
    'a title of a step without its text',
    squint,
    'The examiner covers',
    '### The examiner covers',
    'In :::steps each ### title has one paragraph below it.',
  ],
  [
    'a question without an answer',
    faq,
    '## Sports Vision Training',
    '### What now?\n\n## Sports Vision Training',
    'The question what-now has no answer.',
  ],
  [
    'a group for the landing page that is not there',
    faq,
    '  - post-stroke-questions',
    '  - stroke-questions',
    '`onLandingPage` names stroke-questions, which is no group; the groups are ',
  ],
  [
    'a sign at two levels',
    signs,
    'today:\n',
    'today:\n  injury: an eye hurts\n',
    '`injury` stands at two levels, emergency and today: a sign has one.',
  ],
  [
    'a number that is none',
    facts,
    'assessmentMinutes: 30',
    'assessmentMinutes: half an hour',
    "`digitalEyeStrain.assessmentMinutes` must be a number; it is 'half an hour'.",
  ],
  [
    'a span the wrong way round',
    facts,
    'programmeMonths: { min: 3, max: 12 }',
    'programmeMonths: { min: 12, max: 3 }',
    '`squint.programmeMonths` must have a `min` that is no greater than its `max`',
  ],
  [
    'a placeholder of a message that is missing',
    blog,
    'Written by {author}, {date}',
    'Written by {author}',
    '`byline` must hold {author}, {date}',
  ],
  ['words that are missing', site, '"skipLink":', '"skip":', '`skipLink` is missing.'],
];

test.each(mistakes)('%s is told with its file and line', (_, file, from, to, message) => {
  const line = change(file, from, to);
  const messages = listMessages();
  const told = messages.filter((candidate) => candidate.includes(message));
  expect(told, messages.join('\n')).not.toEqual([]);
  expect(told[0]).toMatch(new RegExp(`^${file}, line (${line}|${line + 1}|${line + 2}|1|2): `));
});

test('all mistakes are told at once', () => {
  change(post, 'category: Eye Care', 'category: Eye helth');
  change(squint, '[^hashemi-2019]', '[^hashemi-2091]');
  change(facts, 'assessmentMinutes: 30', 'assessmentMinutes: half an hour');
  // What any document may use comes first.
  expect(listMessages()).toHaveLength(1);
  change(facts, 'assessmentMinutes: half an hour', 'assessmentMinutes: 30');
  // The source is cited nowhere any more, which is a mistake of its own.
  expect(listMessages()).toHaveLength(3);
});

const alt = '  alt: A hand holds a case for lenses.';

/** Gives the post a picture by the lines of its front matter; returns the first one's number. */
const addImage = (lines: string) => change(post, 'related:\n', `image:\n${lines}\nrelated:\n`);

const imageMistakes: [what: string, lines: string, lineBelow: number, message: string][] = [
  [
    'that is not there',
    `  file: /images/none.jpg\n${alt}`,
    1,
    "`image.file` must name a picture that is there in public/; it is '/images/none.jpg'.",
  ],
  [
    'that is none',
    `  file: /images/text.jpg\n${alt}`,
    1,
    "`image.file` must name a JPEG, PNG, WebP or AVIF that can be read; it is '/images/text.jpg'.",
  ],
  [
    'that is too large',
    `  file: /images/large.png\n${alt}`,
    1,
    "`image.file` must name a picture of at most 8 MB, and this one has 8.1 MB; it is '/images/large.png'.",
  ],
  [
    'outside public/',
    `  file: /../images/small.png\n${alt}`,
    1,
    "`image.file` must be the address of a picture in public/, such as /images/holi.jpg; it is '/../images/small.png'.",
  ],
  ['without words for it', '  file: /images/small.png', 1, '`image.alt` is missing.'],
  [
    'with empty words for it',
    '  file: /images/small.png\n  alt: ""',
    2,
    "`image.alt` must say what the picture shows, for people who do not see it; it is ''.",
  ],
];

async function writePictures(): Promise<void> {
  const folder = join(root, 'public', 'images');
  mkdirSync(folder, { recursive: true });
  const small = sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } });
  const png = await small.png().toBuffer();
  writeFileSync(join(folder, 'small.png'), png);
  writeFileSync(join(folder, 'large.png'), Buffer.concat([png, Buffer.alloc(8_100_000)]));
  writeFileSync(join(folder, 'text.jpg'), 'not a picture');
}

test.each(imageMistakes)('a picture %s is told', async (_, lines, lineBelow, message) => {
  await writePictures();
  const line = addImage(lines) + lineBelow;
  expect(listMessages()).toEqual([`${post}, line ${line}: ${message}`]);
});

test('a picture with its words is no mistake', async () => {
  await writePictures();
  addImage(`  file: /images/small.png\n${alt}`);
  expect(listMessages()).toEqual([]);
});

test('the portrait of the optometrist has to be there too', () => {
  const line = change('content/clinic.yaml', '  photo: #', '  photo: /images/none.jpg #');
  expect(listMessages()).toEqual([
    `content/clinic.yaml, line ${line}: \`optometrist.photo\` must name a picture that is there in public/; it is '/images/none.jpg'.`,
  ]);
});

test('two documents may not have one address', () => {
  cpSync(join(root, post), join(root, `${own}/posts/4-another.md`));
  expect(listMessages()).toContain(
    `${post}: Its address /blog/4/ is that of ${own}/posts/4-another.md already.`,
  );
});

test('an article or a post needs its card for emergencies', () => {
  const text = read(post);
  writeFileSync(join(root, post), text.replace(/:::emergency[\s\S]*?\n:::\n/, ''));
  expect(listMessages()).toContain(
    `${post}: It needs an :::emergency card, which says when to get help at once.`,
  );
});

test('the name of a post begins with its number', () => {
  cpSync(join(root, post), join(root, `${own}/posts/holi.md`));
  expect(listMessages()).toContain(
    `${own}/posts/holi.md: The name of a post begins with its number, such as 6-holi.md.`,
  );
});

/** One mistake in each of these sources: a line as it is, what becomes of it, and what is told. */
const sourceMistakes: [id: string, from: string, to: string, message: string][] = [
  ['barrett-2009', 'authors: Barrett BT', '', 'authors` is missing.'],
  ['pang-2021', 'title: Interventions for intermittent exotropia', '', 'title` is missing.'],
  ['liu-2020', 'publication: Psychology of Sport and Exercise', '', 'publication` is missing.'],
  ['little-2018', 'url: https://doi.org/10.1111/cxo.12651', '', 'url` is missing.'],
  [
    'hashemi-2019',
    'year: 2019',
    '',
    'year` must say when it came out, or else `readIn` when a page without a date was read; it is nothing.',
  ],
  [
    'asat-vision-therapy',
    'readIn: 2026',
    'readIn: 2026\n  year: 2026',
    'year` must say when it came out, or else `readIn` when a page without a date was read; it is 2026.',
  ],
  ['cruz-2023', 'year: 2023', 'year: 2999', 'year` must not lie in the future; it is 2999.'],
  [
    'pedig-2006',
    'authors: Ped',
    'text: A whole source.\n  authors: Ped',
    'text` is not known here.',
  ],
  [
    'canadian-cancer-society-retinoblastoma',
    'publication: cancer.ca',
    'publication: cancer.ca, Second-hand',
    "publication` must name the source itself, and this one is second-hand; it is 'cancer.ca, Second-hand'.",
  ],
  [
    'hu-2022',
    'url: https://doi.org/10.3389/fped.2022.819998',
    'url: doi 10.3389/fped.2022.819998',
    "url` must be an address that begins with https://; it is 'doi 10.3389/fped.2022.819998'.",
  ],
  [
    'chen-2024',
    'publication: Brazilian Journal of Psychiatry',
    'publication: As quoted by a practice',
    "publication` must name the source itself, and this one is second-hand; it is 'As quoted by a practice'.",
  ],
  ...['https://www.aao.org', 'https://www.aao.org/', 'https://www.aao.org/en/index.html'].map(
    (address, index): [string, string, string, string] => [
      ['singh-2022', 'singh-2023', 'tailor-2022'][index] ?? '',
      'url: https://doi.org/10.',
      `url: ${address} # `,
      `url\` must lead to the source itself, and this is a home page; it is '${address}'.`,
    ],
  ),
];

test('a source names its authors, title, journal, year and an address that leads to it', () => {
  for (const [id, from, to] of sourceMistakes) {
    const text = read(references);
    const start = text.indexOf(`${id}:\n`);
    const end = text.indexOf('\n  url:', start);
    expect(text.indexOf(from, start), `${id} has ${from}`).toBeLessThan(end + from.length + 4);
    writeFileSync(
      join(root, references),
      text.slice(0, start) + text.slice(start).replace(from, () => to),
    );
  }
  const messages = listMessages();
  const lines = read(references).split('\n');
  for (const [id, , , message] of sourceMistakes) {
    const told = messages.find((candidate) => candidate.endsWith(`: \`${id}.${message}`));
    const number = Number(/, line (\d+): /.exec(told ?? messages.join('\n'))?.[1]);
    const first = lines.indexOf(`${id}:`) + 1;
    expect(number, told).toBeGreaterThan(first);
    expect(number, told).toBeLessThan(first + 9);
  }
  expect(messages).toHaveLength(sourceMistakes.length);
});

test('a source stands there once', () => {
  const line = change(
    references,
    'https://doi.org/10.1111/cxo.12651',
    'https://doi.org/10.3389/fped.2022.819998',
  );
  expect(listMessages()).toEqual([
    `${references}, line ${line}: \`little-2018.url\` must not be that of \`hu-2022\` too: a source stands here once; it is 'https://doi.org/10.3389/fped.2022.819998'.`,
  ]);
});

test('a source that no page cites is told', () => {
  appendFileSync(
    join(root, references),
    'never-cited:\n  authors: Nobody\n  title: A source of nothing\n  publication: Nowhere\n  year: 2020\n  url: https://example.com/nothing\n',
  );
  expect(listMessages()).toEqual([`${references}: No page cites the source \`never-cited\`.`]);
});

test('a statement must stand word for word in its document', () => {
  writeFileSync(
    join(root, statements),
    '- document: pages/about.md\n  quote: We are open on the moon.\n- document: pages/none.md\n  quote: Nothing.\n',
  );
  expect(listMessages()).toEqual([
    `${statements}, line 1: ${about} does not say this any more: “We are open on the moon.”`,
    `${statements}, line 3: There is no file ${own}/pages/none.md.`,
  ]);
});

test.each([facts, site, statements])(
  'a missing %s is told, and nothing else falls over',
  (file) => {
    rmSync(join(root, file));
    expect(listMessages()).toEqual([`${file}: This file is missing.`]);
  },
);
