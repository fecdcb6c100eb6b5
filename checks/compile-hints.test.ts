import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPublishedLanguages } from '@/lib/content/languages';
import { toLanguageFolder } from '@/lib/site/language-address';
import { CHUNKS, listFiles } from '@/scripts/build/exported-files';

test.each(listPublishedLanguages())(
  'a script with a compile hint has a name made from its content, in %s',
  (code) => {
    const chunks = join('out', toLanguageFolder(code), CHUNKS);
    const scripts = listFiles(chunks, '.js').map((name) => ({
      name,
      text: readFileSync(join(chunks, name), 'utf8'),
    }));
    const hinted = scripts.filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad'));
    expect(hinted.length).toBeGreaterThan(1);
    expect(scripts.filter(({ name }) => name.startsWith('hinted-'))).toEqual(hinted);
    for (const { name, text } of hinted) {
      const hash = createHash('sha256').update(text).digest('hex');
      expect(name).toBe(`hinted-${hash.slice(0, 16)}.js`);
    }
  },
);
