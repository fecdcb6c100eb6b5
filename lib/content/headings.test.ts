import { expect, test } from 'vitest';
import { provideSmallContent } from './check/small-content.fixture';
import { readContent } from './content';
import { listHeadings } from './headings';

const small = provideSmallContent();

test('the headings are those of the second level, without their ids and placeholders', () => {
  const lines = [
    'A beginning with ## in it.',
    '## The eye collects, the brain makes sense {#eye-and-brain}',
    '### A smaller one',
    '## What to do?',
    '##Nothing',
    'A line below.',
    '## Within {facts.squint.programmeMonths} months {#how-long}  ',
  ];
  const headings = ['The eye collects, the brain makes sense', 'What to do?', 'Within months'];
  expect(listHeadings(lines.join('\n'))).toEqual(headings);
  expect(listHeadings(lines.join('\r\n'))).toEqual(headings);
  expect(listHeadings('')).toEqual([]);
});

test('no heading that a document shows is missed', () => {
  const { pages = [], posts = [] } = readContent(small.root, 'en', () => undefined) ?? {};
  const texts = [...pages, ...posts].map(({ source, body }) => ({
    found: listHeadings(source.text),
    shown: body.filter(({ kind }) => kind === 'heading'),
  }));
  expect(texts.some(({ shown }) => shown.length > 1)).toBe(true);
  for (const { found, shown } of texts) {
    expect(found).toHaveLength(shown.length);
  }
});
