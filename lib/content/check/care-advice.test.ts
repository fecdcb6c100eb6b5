import { beforeEach, expect, test } from 'vitest';
import { fromText } from '../../text/rich-text';
import { provideSmallContent } from './small-content.fixture';

const squint = `content/en/pages/eyes/squint.md`;
const about = `content/en/pages/about.md`;
const faq = `content/en/pages/faq.md`;
const signs = `content/en/signs.yaml`;

const tick = '- My child tilts the head.';
const question = '### How long is a visit?\n\nAn hour.';
const shaking = 'is shaking-eyes, of the level today in signs.yaml, but';
const turning = 'is new-squint, of the level days in signs.yaml, but';
const booking = 'the advice is a booking: say';

const { append, change, lineOf, listMessages, parse } = provideSmallContent();

beforeEach(() => {
  change(signs, 'noticed: My child’s eyes', 'words: [eyes shake, wobbl -jelly], noticed: Eyes');
  change(signs, 'noticed: An eye has', 'words: [squint came slow], noticed: An eye has');
});

test.each([
  ['a tick', squint, tick, '- The eyes shake.', `“The eyes shake.” ${shaking} goes into the form`],
  [
    'a tick whose subject is in the title',
    squint,
    tick,
    '- It came slowly.',
    `“It came slowly.” ${turning} goes into the form: write \`- new-squint\` in its place.`,
  ],
  [
    'a tick with a marker',
    squint,
    tick,
    '- :sign[They move]{name="shaking-eyes"} on their own.',
    `“They move” ${shaking} goes into the form`,
  ],
  [
    'an answer of two paragraphs',
    faq,
    question,
    '### My eyes shake. What now?\n\nDo not worry.\n\n[Book a visit](/about/).',
    `“My eyes shake.” ${shaking} ${booking} “today”, or link to #help-today.`,
  ],
  [
    'a marker without a sign',
    faq,
    question,
    '### :sign[Hazy]{name="haze"}?\n\nWait.',
    ':sign[…]{name="haze"} must name a sign',
  ],
])('%s is less urgent than its sign', (_, file, from, to, message) => {
  const line = change(file, from, to);
  expect(listMessages()).toContainEqual(
    expect.stringContaining(`${file}, line ${line}: ${message}`),
  );
});

const callout = ':::callout{title="What to do now"}\nHello.\n\n';

test.each([
  [callout, '- Eyes that shake? Book an eye test.', `“Eyes that shake?” ${shaking} ${booking}`],
  [
    callout,
    '- They wobble? See an eye doctor within days.',
    `“They wobble?” ${shaking} the advice is “within days”: say “today”`,
  ],
  ['Book one test if your child has:\n\n', '- eyes that shake', `“eyes that shake” ${shaking}`],
  [
    '',
    ':sign[An eye that wanders]{name=new-squint}? See an optometrist.',
    `“An eye that wanders” ${turning} ${booking} “within days”`,
  ],
])('%s%s is less urgent than its sign', (before, row, message) => {
  append(about, `\n${before}${row}\n${before === callout ? ':::\n' : ''}`);
  expect(listMessages()).toEqual([
    expect.stringContaining(`${about}, line ${lineOf(about, row)}: ${message}`),
  ]);
});

test.each([
  '\nEyes that shake? See an eye doctor today. Otherwise book an eye test.\n',
  '\nEyes that shake? [Read this](/eyes/squint/#help-today), then book an eye test.\n',
  '\nEyes that shake are called nystagmus.\n',
  '\nRest your eyes. Book an eye test if your hands shake.\n',
  '\nDoes it wobble? Book an eye test. Jelly does, too.\n',
  '\n:::today\n- shaking-eyes\n\nEyes that shake: book an eye test later.\n:::\n',
])('%j is as urgent as its sign, or about something else', (text) => {
  append(about, text);
  expect(listMessages()).toEqual([]);
});

test('a marker is shown as plain text', () => {
  append(about, '\nA :sign[squint that is new]{name="new-squint"} needs care within days.\n');
  expect(listMessages()).toEqual([]);
  const [last] =
    parse()
      .pages.find(({ file }) => file === about)
      ?.body.slice(-1) ?? [];
  expect(last?.kind === 'paragraph' && fromText(last.text)).toBe(
    'A squint that is new needs care within days.',
  );
});
