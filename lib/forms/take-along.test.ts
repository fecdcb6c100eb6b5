import { expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './answers';
import { provideSessionStorage } from './session-storage.fixture';
import { takeAlong } from './take-along';

const service = 'Vision Therapy';
const [first = '', second = ''] = ['My child tilts the head.', 'My child sits very close.'];
const both = `${first}\n${second}`;

const stored = provideSessionStorage();

test.each([
  ['an empty text', '', both],
  ['spaces alone', ' \n', both],
  ['a text', 'Headaches.\n\n', `Headaches.\n${both}`],
  ['a text with one of them', `Since June:\n ${second} `, `Since June:\n ${second}\n${first}`],
  ['a text with both', both, both],
  ['a longer line', `${first} Only at school.`, `${first} Only at school.\n${both}`],
])('lines are added below %s, each once', (_, symptoms, expected) => {
  saveDraft('patient', { firstName: 'Asha', symptoms });
  expect(takeAlong({ lines: [first, second, first], service }, 2000)).toBe('kept');
  expect(readDraft('patient')).toEqual({ firstName: 'Asha', symptoms: expected, service });
  expect([...stored.keys()]).toEqual(['draft-patient']);
});

test('a chosen service stays, and without lines the text stays as it is', () => {
  const draft = { service: 'Contact Lens', symptoms: 'Headaches. \n' };
  saveDraft('patient', draft);
  takeAlong({ lines: [], service }, 2000);
  expect(readDraft('patient')).toEqual(draft);
});

test.each([
  [2000, 'kept'],
  [1999, 'too-long'],
])('with a limit of %i lines that make 2000 characters are %s', (limit, outcome) => {
  const symptoms = 'x'.repeat(1990);
  saveDraft('patient', { symptoms });
  expect(takeAlong({ lines: ['123456789'], service }, limit)).toBe(outcome);
  expect(readDraft('patient')?.symptoms).toHaveLength(outcome === 'kept' ? 2000 : 1990);
});

test('without storage nothing is kept', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(takeAlong({ lines: [first], service }, 2000)).toBe('not-kept');
});
