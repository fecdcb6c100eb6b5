import { beforeEach, expect, test } from 'vitest';
import { type Mistake, provideSmallContent } from './small-content.fixture';

const squint = 'content/en/pages/eyes/squint.md';
const about = 'content/en/pages/about.md';
const faq = 'content/en/pages/faq.md';
const signs = 'content/en/signs.yaml';

const { append, change, expectMistake, listMessages } = provideSmallContent();

beforeEach(() => {
  change(signs, 'noticed: My child’s eyes', 'words: [eyes shake, wobbl -jelly], noticed: Eyes');
  change(signs, 'noticed: An eye has', 'words: [squint came slow], noticed: An eye has');
});

const tick = '- My child tilts the head.';
const question = 'Who needs them?\n\nAsk us';
const shaking = 'is shaking-eyes, of the level today in signs.yaml, but';
const turning = 'is new-squint, of the level days in signs.yaml, but';
const booking = 'the advice is a booking: say';
const booked = 'My eyes shake. What now?\n\nDo not worry.\n\n[Book a visit](/about/).';

test.each<Mistake>([
  ['an item', squint, tick, '- The eyes shake.', `“The eyes shake.” ${shaking} goes into the form`],
  [
    'an item of a symptom checklist, whose subject is in the title',
    squint,
    tick,
    '- It came slowly.',
    `“It came slowly.” ${turning} goes into the form: write \`- new-squint\` in its place.`,
  ],
  [
    'an answer of two paragraphs',
    faq,
    question,
    booked,
    `“My eyes shake.” ${shaking} ${booking} “today”, or link to #help-today.`,
  ],
])('reports advice that is less urgent than its sign: %s', (...mistake) => {
  expectMistake(mistake);
});

test.each([
  'Eyes that shake? See an eye doctor today. Otherwise book an eye test.',
  'Eyes that shake? [Read this](/eyes/squint/#help-today), then book an eye test.',
  'Rest your eyes. Book an eye test if your hands shake.',
  'Does it wobble? Book an eye test. Jelly does, too.',
  ':::today\n- shaking-eyes\n\nEyes that shake: book an eye test later.\n:::',
])('accepts advice that is as urgent as its sign, or about something else: %j', (text) => {
  append(about, `\n${text}\n`);
  expect(listMessages()).toEqual([]);
});
