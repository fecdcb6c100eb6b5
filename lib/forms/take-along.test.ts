import { expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './answers';
import { provideSessionStorage } from './session-storage.fixture';
import { addLines, takeAlong } from './take-along';

const service = 'Vision Therapy';
const lines = ['My child tilts the head.', 'My child sits very close to the television.'];
const both = lines.join('\n');

test.each([
  ['an empty text', '', lines, both],
  ['spaces alone', ' \n', lines, both],
  ['a text', 'Headaches.\n\n', lines, `Headaches.\n${both}`],
  [
    'a text with one of them',
    `Since June:\n ${lines[1]} `,
    lines,
    `Since June:\n ${lines[1]}\n${lines[0]}`,
  ],
  ['a text with both', both, lines, both],
  [
    'a longer line',
    `${lines[0]} Only at school.`,
    lines.slice(0, 1),
    `${lines[0]} Only at school.\n${lines[0]}`,
  ],
  ['nothing, where they are repeated', '', [...lines, ...lines], both],
  ['a text, where there are none', 'Headaches. \n', [], 'Headaches. \n'],
])('lines are added below %s, each once', (_, text, added, expected) => {
  expect(addLines(text, added)).toBe(expected);
});

const stored = provideSessionStorage();

test('what is taken along is in the draft of the patient form and nowhere else', () => {
  saveDraft('patient', { firstName: 'Asha' });
  expect(takeAlong({ lines, service }, 2000)).toBe('kept');
  expect(readDraft('patient')).toEqual({ firstName: 'Asha', symptoms: both, service });
  expect([...stored.keys()]).toEqual(['draft-patient']);
});

test('no answer is overwritten, and a service is chosen only where there is none', () => {
  const draft = { firstName: 'Asha', service: 'Contact Lens', symptoms: 'Headaches.' };
  saveDraft('patient', draft);
  takeAlong({ lines, service }, 2000);
  expect(readDraft('patient')).toEqual({ ...draft, symptoms: `Headaches.\n${both}` });
});

test('lines that do not fit change nothing, and those that are there always fit', () => {
  const symptoms = 'x'.repeat(1990);
  saveDraft('patient', { symptoms });
  expect(takeAlong({ lines, service }, 2000)).toBe('too-long');
  expect(readDraft('patient')).toEqual({ symptoms });
  expect(takeAlong({ lines: ['123456789'], service }, 2000)).toBe('kept');
  expect(readDraft('patient')?.symptoms).toHaveLength(2000);
  const tooLong = 'x'.repeat(2001);
  saveDraft('patient', { symptoms: tooLong });
  expect(takeAlong({ lines: [tooLong], service }, 2000)).toBe('kept');
});

test('without storage nothing is kept', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(takeAlong({ lines, service }, 2000)).toBe('not-kept');
});
