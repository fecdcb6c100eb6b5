import { expect, test } from 'vitest';
import { getText, listElements, readPage } from '../html-tree';
import { dropUnhydratedData } from './drop-unhydrated-data';

const rows = [
  '1:"$Sreact.fragment"\n',
  '2:I[1,["$"],"Unhydrated"]\n',
  '3:I[2,["$"],"ThemeButton"]\n',
  '4:T5,ए<b',
  '5:["$","p",null,{"children":"$4"}]\n',
  ':HL["/a.css","style"]\n',
  '6:["$","i",null,{"children":"ए"}]\n',
];
const before = '["$","$L2",null,{"name":"text","className":"wide","children":["$L5","ए"]}]';
const after = '["$","$L2",null,{"name":"text","className":"wide"}]';
const root = (text: string) =>
  `0:["$","$1",null,{"children":[${text},["$","$L3",null,{}],"$L6"]}]\n`;

/** The flight data of a page in two scripts, as Next writes it, after the step. */
function drop(data: string): string[] {
  const script = (text: string) =>
    `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`;
  const page = readPage(
    `<!DOCTYPE html><html><head></head><body>${script(data.slice(0, 90))}${script(data.slice(90))}</body></html>`,
  );
  dropUnhydratedData(page);
  return listElements(page, 'script').map(getText);
}

test('drops what only unhydrated parts need', () => {
  const [first = '', ...others] = drop(rows.join('') + root(before));
  expect(others).toEqual([]);
  const [, data] = JSON.parse(first.slice('self.__next_f.push('.length, -1));
  expect(data).toBe([...rows.slice(0, 3), ...rows.slice(5), root(after)].join(''));
});

test('stops at a client component that would not be hydrated', () => {
  const inside = rows.with(4, '5:["$","$L3",null,{}]\n').join('');
  expect(() => drop(inside + root(before))).toThrow('ThemeButton');
});

test('stops at data of another form', () => {
  expect(() => drop('what is this?')).toThrow('cannot be read');
});
