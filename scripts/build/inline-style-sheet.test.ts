import { expect, test } from 'vitest';
import { addNarrowStyles } from './inline-style-sheet';

test('a browser without container queries gets the styles of narrow containers', () => {
  const narrow = '@container not (min-width:40rem){a{color:red}}';
  const others = [
    '@container (min-width:40rem){b{color:red}}',
    // A phone is wider.
    '@container not (min-width:20rem){i{color:red}}',
    '@container (min-width:40rem){@container not (min-width:72rem){p{color:red}}}',
  ].join('');
  expect(addNarrowStyles(`@layer utilities{${narrow}${others}}`)).toBe(
    `@layer utilities{${narrow}@supports not (container-type:inline-size){a{color:red}}${others}}`,
  );
});
