import { expect, test } from 'vitest';
import { writeLines } from './write-lines';

test('writes each line into the text element with its number, and changes no other text', () => {
  const drawing =
    '<text x="4" data-line="1">A</text><text data-line="0">B</text><text>7 × 8</text>';
  expect(writeLines(drawing, ['One & two', '<b>'])).toBe(
    '<text x="4" data-line="1">&lt;b&gt;</text><text data-line="0">One &amp; two</text><text>7 × 8</text>',
  );
});

test.each([
  ['one two', '<tspan x="1">one</tspan> <tspan x="2">two</tspan>'],
  ['one two three', '<tspan x="1">one</tspan> <tspan x="2">two three</tspan>'],
  ['one', '<tspan x="1"></tspan> <tspan x="2">one</tspan>'],
])('distributes the words of "%s" over the tspan elements', (line, written) => {
  const drawing = '<text data-line="0"><tspan x="1">A</tspan> <tspan x="2">B</tspan></text>';
  expect(writeLines(drawing, [line])).toBe(`<text data-line="0">${written}</text>`);
});
