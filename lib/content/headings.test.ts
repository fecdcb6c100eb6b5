import { expect, test } from 'vitest';
import { listHeadings } from './headings';
import { getPosts } from './posts';

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

test('no heading that a post shows is missed', () => {
  for (const { id, source, body } of getPosts()) {
    const shown = body.filter(({ kind }) => kind === 'heading');
    expect(listHeadings(source.text), `post ${id}`).toHaveLength(shown.length);
  }
});
