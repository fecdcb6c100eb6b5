import { expect, test } from 'vitest';
import { provideSmallContent } from '../check/small-content.fixture';

const about = 'content/en/pages/about.md';

const content = provideSmallContent();

const paragraph = (text: unknown) => ({ kind: 'paragraph', text });

const card = {
  kind: 'care-card',
  level: 'days',
  title: 'Words',
  first: [],
  signs: ['new-squint'],
  items: ['an eye has begun to turn'],
  groups: [],
  note: null,
  ending: null,
};

const ifKnown = (attributes: string) => `:::if-known{${attributes}}\nA\n:::`;
const ifUnknown = (attributes: string) => `:::if-unknown{${attributes}}\nA\n:::`;

const readings: [name: string, markdown: string, ...blocks: object[]][] = [
  [
    'citations, links, bold text and facts',
    'In {facts.squint.sessionMinutes} days.[^hill-2019][^vale-2021] **So** [it](/faq/).',
    paragraph([
      'In 10\u00a0to 20\u00a0days.',
      { cite: ['hill-2019', 'vale-2021'] },
      ' ',
      { strong: 'So' },
      ' ',
      { link: 'it', href: '/faq/' },
      '.',
    ]),
  ],
  ['a shared text', 'Now: {text.waterFirst}', paragraph('Now: Water first.')],
  ['a text underlined with === (not a heading)', 'Text\n===', paragraph('Text ===')],
  ['a heading', '## How long?', { kind: 'heading', id: 'how-long', text: 'How long?' }],
  ['an id of a heading', '### It’s {#it}', { kind: 'subheading', id: 'it', text: 'It’s' }],
  ['a list', '- A\n- B', { kind: 'list', items: ['A', 'B'] }],
  ['a numbered list', '1. A', { kind: 'ordered-list', items: ['A'] }],
  [
    'a list of what to do',
    ':::what-to-do\n- **Now:** [a](#help)\n:::',
    {
      kind: 'what-to-do',
      title: 'Words',
      rows: [[{ strong: 'Now:' }, ' ', { link: 'a', href: '#help' }]],
    },
  ],
  [
    'the collapsed list of signs (any-day)',
    ':::any-day\n- white-pupil\n- new-squint\n:::',
    {
      kind: 'any-day',
      signs: ['white-pupil', 'new-squint'],
      levels: [
        {
          level: 'today',
          title: 'Words',
          groups: [{ heading: null, items: ['a pupil looks white'] }],
        },
        {
          level: 'days',
          title: 'Words',
          groups: [{ heading: null, items: ['an eye has begun to turn'] }],
        },
      ],
    },
  ],
  ['terms', ':::terms\n### A\n\nB\n:::', { kind: 'terms', items: [{ title: 'A', text: 'B' }] }],
  ['a claim', ':::claim\n> A\n\nB\n:::', { kind: 'claim', text: 'A', source: 'B' }],
  [
    'a callout',
    ':::callout{title="A"}\nB\n\n- C\n:::',
    { kind: 'callout', title: 'A', text: 'B', items: ['C'] },
  ],
  ['evidence', ':::evidence\nA\n:::', { kind: 'evidence', title: 'Words', paragraphs: ['A'] }],
  ['a drawing', '::drawing{name="squint"}', { kind: 'drawing', name: 'squint' }],
  ['a care card', ':::days\n- new-squint\n:::', card],
  [
    'a care card with a title and a note of its own',
    ':::days{title="Soon"}\n- new-squint\n\nGo.\n:::',
    { ...card, title: 'Soon', note: 'Go.' },
  ],
  [
    'an emergency card that begins with water, once, and ends with whom to call',
    ':::emergency\n- injury\n- injury\n:::',
    {
      ...card,
      level: 'emergency',
      first: ['Water first.'],
      signs: ['injury', 'injury'],
      items: ['something is stuck in an eye', 'something is stuck in an eye'],
      ending: ['Call ', { link: '112', href: 'tel:112' }, '.'],
    },
  ],
  [
    'a symptom checklist, in which a sign gets its text and level',
    ':::what-to-tell-us{service="Contact Lens"}\n- A.\n- B.\n- C.\n- D.\n- new-squint\n:::',
    {
      kind: 'what-to-tell-us',
      name: 'about',
      service: 'Contact Lens',
      items: [
        ...['A.', 'B.', 'C.', 'D.'].map((text) => ({ text, sign: null })),
        { text: 'An eye has begun to turn.', sign: { name: 'new-squint', level: 'days' } },
      ],
    },
  ],
  ['the text of if-known for a known fact', ifKnown('fact="clinic.city"'), paragraph('A')],
  ['nothing of if-known for an empty fact', ifKnown('fact="clinic.phone"')],
  ['nothing of if-unknown for a known fact', ifUnknown('fact="clinic.city"')],
  ['the text of if-unknown for an empty fact', ifUnknown('fact="clinic.phone"'), paragraph('A')],
  ['the text of if-known for a value', ifKnown('fact="clinic.city" is="Hillford"'), paragraph('A')],
  ['nothing of if-known for another value', ifKnown('fact="clinic.city" is="Vale"')],
];

test.each(readings)('reads %s in Markdown as blocks', (_, markdown, ...blocks) => {
  content.change(about, '::topics{section="eyes"}', markdown);
  const page = content.parse().pages.find(({ file }) => file === about);
  expect(page?.body.slice(1)).toEqual(blocks);
});
