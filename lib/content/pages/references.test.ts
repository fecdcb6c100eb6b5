import { expect, test } from 'vitest';
import { toReferenceText } from './references';

const source = {
  authors: 'Adler P',
  title: 'Efficacy of treatment',
  publication: 'Ophthalmic and Physiological Optics',
  url: 'https://doi.org/10.1000/1',
};

test('a source is written as medical journals do, with one full stop behind each part', () => {
  expect(toReferenceText({ ...source, year: 2002, pages: '22:565-71' })).toBe(
    'Adler P. Efficacy of treatment. Ophthalmic and Physiological Optics 2002;22:565-71.',
  );
  const question = {
    ...source,
    authors: 'Johnson S, et al.',
    title: 'Are these numbers justified?',
    year: 2023,
  };
  expect(toReferenceText(question)).toBe(
    'Johnson S, et al. Are these numbers justified? Ophthalmic and Physiological Optics 2023.',
  );
});

test('a page without a date says when it was read', () => {
  expect(toReferenceText({ ...source, publication: 'example.com', readIn: 2026 })).toBe(
    'Adler P. Efficacy of treatment. example.com, read in 2026.',
  );
});
