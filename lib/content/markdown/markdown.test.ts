import { expect, test } from 'vitest';
import type { Problem } from '../../text/problems';
import type { Sign } from '../schema/signs';
import { readBlocks, readInlineText } from './markdown';
import type { MarkdownNames } from './nodes';
import { getSourcePosition } from './source-positions';

const toSign = (text: string, noticed: string, until: string): Sign => ({
  text,
  noticed,
  until,
  sources: [],
  first: null,
  heading: null,
  words: [],
});

const names: MarkdownNames = {
  resolve: (place) => (place === 'facts.weeks' ? '8 to 24' : null),
  hasValue: (place) => ({ 'clinic.phone': false, 'clinic.city': true })[place],
  isReference: (id) => id === 'a-2020' || id === 'b-2021',
  findText: (name) => (name === 'call' ? ['Call ', { link: '112', href: 'tel:112' }] : undefined),
  follow: (href) => (href === '/old/' ? '/new/' : href),
  signs: {
    emergency: {
      chemical: {
        ...toSign('a chemical', 'A chemical got in.', 'Rinse.'),
        sources: ['a-2020'],
        first: ['Water ', { strong: 'first' }],
      },
      curtain: {
        ...toSign('a curtain', 'I see a curtain.', 'Do not drive.'),
        heading: 'Sight',
      },
    },
    today: { floaters: toSign('floaters', 'There are floaters.', 'Wait.') },
    days: {},
  },
  findLevel: (name) =>
    name === 'floaters' ? 'today' : name in { chemical: 0, curtain: 0 } ? 'emergency' : undefined,
  readEyeCareCards: () => [],
  services: ['Low Vision Aid', 'Contact Lens'],
  titles: {
    emergency: 'Now',
    today: 'Today if …',
    days: 'Days',
    evidence: 'Evidence',
    'what-to-tell-us': 'What to tell us',
  },
  endings: { emergency: 'Call.', today: 'Go to a hospital.', days: null },
};

function read(text: string) {
  const problems: Problem[] = [];
  const blocks = readBlocks({ file: 'a.md', text, firstLine: 5 }, names, (problem) =>
    problems.push(problem),
  );
  return { blocks, problems };
}

test.each([
  [
    'marks, links, strong words and facts',
    'It takes {facts.weeks} weeks.[^a-2020][^b-2021] **So** [it](/old/).',
    [
      {
        kind: 'paragraph',
        text: [
          'It takes 8 to 24 weeks.',
          { cite: ['a-2020', 'b-2021'] },
          ' ',
          { strong: 'So' },
          ' ',
          { link: 'it', href: '/new/' },
          '.',
        ],
      },
    ],
  ],
  [
    'a shared text',
    'Now {text.call}.',
    [{ kind: 'paragraph', text: ['Now Call ', { link: '112', href: 'tel:112' }, '.'] }],
  ],
  [
    'headings with and without an id',
    '## What it’s {#what}\n\n### How long?',
    [
      { kind: 'heading', id: 'what', text: 'What it’s' },
      { kind: 'subheading', id: 'how-long', text: 'How long?' },
    ],
  ],
  ['a claim', ':::claim\n> A\n\nB\n:::', [{ kind: 'claim', text: 'A', source: 'B' }]],
  [
    'titles with their texts',
    ':::terms\n### A\n\nB\n:::',
    [{ kind: 'terms', items: [{ title: 'A', text: 'B' }] }],
  ],
  ['a part', '::drawing{name="squint"}', [{ kind: 'drawing', name: 'squint' }]],
])('%s are read', (_, markdown, blocks) => {
  expect(read(markdown)).toEqual({ blocks, problems: [] });
});

test('the content of a condition depends on whether its fact has a value', () => {
  const text =
    ':::told{fact="clinic.city"}\nA\n:::\n\n:::told{fact="clinic.phone"}\nB\n:::\n\n:::untold{fact="clinic.phone"}\nC\n:::';
  expect(read(text).blocks).toEqual([
    { kind: 'paragraph', text: 'A' },
    { kind: 'paragraph', text: 'C' },
  ]);
  expect(read(':::told{fact="clinic.fax"}\nA\n:::').problems).toEqual([
    { file: 'a.md', line: 5, message: expect.stringContaining("it is 'clinic.fax'") },
  ]);
});

const card = {
  kind: 'care-card',
  level: 'emergency',
  title: 'Now',
  first: [],
  signs: ['curtain'],
  items: ['a curtain'],
  groups: [],
  note: null,
  ending: 'Call.',
};

test.each([
  ['with the usual title', ':::emergency\n- curtain\n:::', card],
  [
    'with a title and a note of its own',
    ':::emergency{title="Soon"}\n- curtain\n\nGo.\n:::',
    { ...card, title: 'Soon', note: 'Go.' },
  ],
  [
    'that begins with water, once',
    ':::emergency\n- curtain\n- chemical\n- chemical\n:::',
    {
      ...card,
      first: [['Water ', { strong: 'first' }]],
      signs: ['curtain', 'chemical', 'chemical'],
      items: ['a curtain', 'a chemical', 'a chemical'],
    },
  ],
  [
    'with every sign, as noticed, and what to do until help is there',
    '::every-sign{level="emergency"}',
    {
      ...card,
      first: [['Water ', { strong: 'first' }]],
      signs: ['chemical', 'curtain'],
      items: [],
      groups: [
        {
          heading: null,
          items: [
            {
              name: 'chemical',
              noticed: ['A chemical got in.', { cite: ['a-2020'] }],
              until: 'Rinse.',
            },
          ],
        },
        {
          heading: 'Sight',
          items: [{ name: 'curtain', noticed: 'I see a curtain.', until: 'Do not drive.' }],
        },
      ],
    },
  ],
])('a card %s', (_, markdown, block) => {
  expect(read(markdown)).toEqual({ blocks: [block], problems: [] });
});

const five = ['- One.', '- Two.', '- Three.', '- Four.', '- floaters'];
const noticed = (items: readonly string[], service = 'Contact Lens') =>
  read(`:::what-to-tell-us{service="${service}"}\n${items.join('\n')}\n:::`);

test('a thing noticed is a sentence, or the name of a sign, which brings its words and its level', () => {
  expect(noticed(five).blocks).toEqual([
    {
      kind: 'what-to-tell-us',
      title: 'What to tell us',
      service: 'Contact Lens',
      items: [
        ...['One.', 'Two.', 'Three.', 'Four.'].map((text) => ({ text, sign: null })),
        { text: 'There are floaters.', sign: { name: 'floaters', level: 'today' } },
      ],
    },
  ]);
});

test.each([
  ['a service that is none', noticed(five, 'Tea'), 5, "it is 'Tea'."],
  ['too few', noticed(five.slice(1)), 5, 'has 5 to 9 items; this has 4.'],
  ['too many', noticed([...five, ...five]), 5, 'has 5 to 9 items; this has 10.'],
  ['no sign', noticed([...five, '- floater']), 11, '`floater` is not a sign'],
  ['a sign at no level', noticed([...five, '- injury']), 11, '`injury` is not a sign'],
  ['more than plain words', noticed([...five, '- **Six.**']), 11, 'is plain words'],
  ['no list', noticed(['One.']), 5, 'contains one list.'],
])('a list of things noticed with %s is reported', (_, { problems }, line, message) => {
  expect(problems).toEqual([{ file: 'a.md', line, message: expect.stringContaining(message) }]);
});

test('what an editor types by accident stays text', () => {
  const { blocks, problems } = read('    Indented\n\nText\n---\n\n[a]: b');
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('`thematicBreak` is not allowed here'),
  ]);
  expect(blocks).toEqual([
    { kind: 'paragraph', text: 'Indented' },
    { kind: 'paragraph', text: 'Text' },
    { kind: 'paragraph', text: '[a]: b' },
  ]);
});

test('a text of one line may be one paragraph alone', () => {
  const problems: Problem[] = [];
  const source = { file: 'a.json', text: 'One\n\nTwo', firstLine: 3 };
  expect(readInlineText(source, names, (problem) => problems.push(problem))).toBe('');
  expect(problems).toEqual([{ file: 'a.json', line: 3, message: 'This must be one paragraph.' }]);
});

test('each block knows its line, those inside a box too', () => {
  const { blocks } = read('## One\n\nTwo\nthree\n\n:::told{fact="clinic.city"}\n- Four\n:::');
  expect(blocks.map(getSourcePosition)).toEqual([5, 7, 11].map((line) => ({ file: 'a.md', line })));
});

test.each([
  [
    'callout{title="A" titel="B"}',
    '`titel` is not known here: in its { }, callout has only title.',
  ],
  ['claim{title="A"}', '`title` is not known here: in its { }, claim has nothing.'],
  ['evidence[Trials]', 'The words in [ ] behind evidence are not shown: remove them.'],
  ['specialist', '::specialist is one line: it begins with two colons, and has no end.'],
])('what no page would show of the box :::%s is reported', (start, message) => {
  const { problems } = read(`:::${start}\n> C\n\nD\n:::`);
  expect(problems.map((problem) => problem.message)).toContain(message);
});

test.each([
  ['::specialist{name="A"}', '`name` is not known here: in its { }, specialist has nothing.'],
  ['::specialist[Dr A]', 'The words in [ ] behind specialist are not shown: remove them.'],
  ['::steps', ':::steps is a box: it begins with three colons, and ends with a line :::.'],
  [':::claim\n> A\n>\n> B\n\nC\n:::', ':::claim contains the claim, one paragraph behind a >'],
  [':::steps\n### **A** b\n\nC\n:::', 'In :::steps a ### title is plain words.'],
  [':::callout{title="A"}\nB\n\n1. C\n:::', 'at most one list of - items below it.'],
  ['3. A\n4. B', 'A list with numbers begins with 1; this one begins with 3.'],
  ['[a](/b/ "c")', 'The words “c” behind an address are not shown: remove them.'],
  ['A\n| b | c |', 'A table is not allowed here.'],
])('what no page would show is reported: %j', (text, message) => {
  expect(read(text).problems.map((problem) => problem.message)).toEqual([
    expect.stringContaining(message),
  ]);
});
