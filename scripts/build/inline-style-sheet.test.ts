import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { addNarrowStyles, removeUnused } from './inline-style-sheet';

test('a browser without container queries gets the styles of narrow containers', () => {
  const narrow = '@container not (min-width:40rem){a{color:red}}';
  const others = [
    '@container (min-width:40rem){b{color:red}}',
    // Phones are wider than this.
    '@container not (min-width:20rem){i{color:red}}',
    '@container (min-width:40rem){@container not (min-width:72rem){p{color:red}}}',
  ].join('');
  expect(String(addNarrowStyles(parse(`@layer utilities{${narrow}${others}}`)))).toBe(
    `@layer utilities{${narrow}@supports not (container-type:inline-size){a{color:red}}${others}}`,
  );
});

test('the inlined style sheet omits utilities that neither the page nor a script uses', () => {
  const used = '.\\@wide\\:w-1\\/2{width:50%}';
  const unused = '.open .mt-4{margin:1rem}@media print{.mt-4{margin:0}}';
  const isUsed = (name: string) => ['@wide:w-1/2', 'open'].includes(name);
  const sheet = parse(`.mt-4{top:0}@layer utilities{${used}${unused}}`);
  expect(String(removeUnused(sheet, isUsed))).toBe(`.mt-4{top:0}@layer utilities{${used}}`);
});
