import { expect, test } from 'vitest';
import { writeLines } from './write-lines';

test('each line is written into the SVG text element with its number; other text stays', () => {
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
])('the words of "%s" are distributed over the SVG tspan elements', (line, written) => {
  const drawing = '<text data-line="0"><tspan x="1">A</tspan> <tspan x="2">B</tspan></text>';
  expect(writeLines(drawing, [line])).toBe(`<text data-line="0">${written}</text>`);
});
