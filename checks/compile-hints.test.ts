import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const chunks = join('out', '_next', 'static', 'chunks');

test('a script with a compile hint has a name made from its content', () => {
  const scripts = readdirSync(chunks)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(chunks, name), 'utf8') }));
  const hinted = scripts.filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad'));
  expect(hinted.length).toBeGreaterThan(1);
  expect(scripts.filter(({ name }) => name.startsWith('hinted-'))).toEqual(hinted);
  for (const { name, text } of hinted) {
    const hash = createHash('sha256').update(text).digest('hex');
    expect(name).toBe(`hinted-${hash.slice(0, 16)}.js`);
  }
});
