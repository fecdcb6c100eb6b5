import { expect, test } from 'vitest';
import { toReferenceText } from './references';

const source = { authors: 'Adler P', title: 'Efficacy', publication: 'Optics', url: '' };

test.each([
  [{ year: 2002, pages: '22:565-71' }, 'Adler P. Efficacy. Optics 2002;22:565-71.'],
  [
    { authors: 'Johnson S, et al.', title: 'Are they justified?', year: 2023 },
    'Johnson S, et al. Are they justified? Optics 2023.',
  ],
  [{ readIn: 2026 }, 'Adler P. Efficacy. Optics, read in 2026.'],
])('the source %j is cited in the Vancouver style', (more, text) => {
  expect(toReferenceText({ ...source, ...more })).toBe(text);
});
