import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toInlineScript } from './inline-script';

test('an inline script calls a function with its arguments outside its module, and escapes </script>', () => {
  const context = { said: [] as unknown[] };
  const program = toInlineScript(
    (text: string, choice: { limit: number }) => {
      (globalThis as unknown as typeof context).said.push(text, choice.limit);
    },
    '</script>',
    { limit: 2 },
  );
  runInNewContext(program, context);
  expect(context.said).toEqual(['</script>', 2]);
  expect(program).not.toContain('</script>');
});

test('an inline script that calls a compiler helper causes an error that names the function', () => {
  const greet = () => undefined;
  greet.toString = () => 'function greet(){const say=__name(()=>1,"say")}';
  expect(() => toInlineScript(greet)).toThrow('The script greet needs __name');
});
