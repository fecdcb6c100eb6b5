import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toScriptJson } from './script-json';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('</script><script>alert(1)</script>', '<!--', ']]>', '\u2028', '\\u003c', '"}'),
);

test('no text can close the script element, and all of it can be parsed as JSON', () => {
  fc.assert(
    fc.property(fc.array(hostile), (names) => {
      const text = toScriptJson({
        '@context': 'https://schema.org',
        '@graph': names.map((name) => ({ '@type': 'Thing', name })),
      });
      expect(text).not.toContain('<');
      expect(JSON.parse(text)['@graph'].map(({ name }: { name: string }) => name)).toEqual(names);
    }),
  );
});
