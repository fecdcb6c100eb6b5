import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './draft';
import { addLines, takeAlong, withTakenAlong } from './take-along';

const service = 'Vision Therapy';
const lines = ['My child tilts the head.', 'My child sits very close to the television.'];

test('lines stand below what was there, each on a line of its own', () => {
  expect(addLines('', lines)).toBe(lines.join('\n'));
  expect(addLines('Headaches.', lines)).toBe(`Headaches.\n${lines.join('\n')}`);
  expect(addLines('Headaches.\n\n', lines)).toBe(`Headaches.\n${lines.join('\n')}`);
  expect(addLines(' \n', lines)).toBe(lines.join('\n'));
});

test('a line that is there already does not come twice', () => {
  expect(addLines(`Since June:\n ${lines[1]} `, lines)).toBe(
    `Since June:\n ${lines[1]}\n${lines[0]}`,
  );
  expect(addLines(lines.join('\n'), lines)).toBe(lines.join('\n'));
  expect(addLines('', [...lines, ...lines])).toBe(lines.join('\n'));
  // Part of a longer line is not that line.
  expect(addLines(`${lines[0]} Only at school.`, lines.slice(0, 1))).toBe(
    `${lines[0]} Only at school.\n${lines[0]}`,
  );
});

test('without lines a text stays as it is', () => {
  expect(addLines('Headaches. \n', [])).toBe('Headaches. \n');
  expect(addLines('', [])).toBe('');
});

test('no answer is overwritten, and a service is chosen only where there is none', () => {
  const draft = { firstName: 'Asha', service: 'Contact Lens', symptoms: 'Headaches.' };
  expect(withTakenAlong(draft, { lines, service })).toEqual({
    ...draft,
    symptoms: `Headaches.\n${lines.join('\n')}`,
  });
  expect(withTakenAlong({ ...draft, service: '' }, { lines, service })).toMatchObject({ service });
  expect(withTakenAlong({}, { lines, service })).toEqual({ symptoms: lines.join('\n'), service });
});

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is taken along is in the draft of the patient form and nowhere else', () => {
  keepDraft('patient', { firstName: 'Asha' });
  expect(takeAlong({ lines, service }, 2000)).toBe('kept');
  expect(readDraft('patient')).toEqual({
    firstName: 'Asha',
    symptoms: lines.join('\n'),
    service,
  });
  expect([...stored.keys()]).toEqual(['draft-patient']);
});

test('lines that do not fit change nothing, and those that are there always fit', () => {
  const symptoms = 'x'.repeat(1990);
  keepDraft('patient', { symptoms });
  expect(takeAlong({ lines, service }, 2000)).toBe('too-long');
  expect(readDraft('patient')).toEqual({ symptoms });
  expect(takeAlong({ lines: ['123456789'], service }, 2000)).toBe('kept');
  expect(readDraft('patient')?.symptoms).toHaveLength(2000);
  const tooLong = 'x'.repeat(2001);
  keepDraft('patient', { symptoms: tooLong });
  expect(takeAlong({ lines: [tooLong], service }, 2000)).toBe('kept');
});

test('a browser that keeps nothing is told apart', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied');
    },
  });
  expect(takeAlong({ lines, service }, 2000)).toBe('not-kept');
});
