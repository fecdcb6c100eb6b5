import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { readContent } from '@/lib/content/read/content';
import type { DocumentFile } from '@/lib/content/read/documents';
import { defaultLanguage, toLanguageFolder, translatedLanguages } from '@/lib/languages';
import { toUrlIn } from '@/lib/site/language-address';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { readExport } from './support/export';
import { getTextBelow } from './support/html';
import { readPages } from './support/pages';
import { listPlainRuns, toSample } from './support/texts';

test('every page has one h1, text below it, and unique ids', () => {
  for (const [path, { document, ids, main, metas }] of readPages()) {
    const all = listElements(document).flatMap((part) => getAttribute(part, 'id') ?? []);
    expect(all.length, `${path}: an id is there twice`).toBe(ids.size);
    if (!metas.refresh) {
      expect(listElements(main, 'h1').length, path).toBe(1);
      expect(getTextBelow(main).split(' ').length, path).toBeGreaterThan(25);
    }
  }
});

const published = listPublishedLanguages();

test.each(translatedLanguages.filter((code) => !published.includes(code)))(
  'an unpublished language (%s) has no pages, and no link leads to it',
  (code) => {
    const folder = toLanguageFolder(code);
    const origin = toUrlIn(defaultLanguage, '');
    expect(existsSync(join('out', folder))).toBe(false);
    const leading = new RegExp(`hreflang="${code}"|(?:href="|${origin})${folder}/`);
    for (const [file, text] of ['.html', '.txt', '.xml'].flatMap((end) => [...readExport(end)])) {
      expect(leading.exec(text), file).toBeNull();
    }
  },
);

/** Samples of the texts of a document and its front matter. */
function listSamples(document: DocumentFile): string[] {
  const texts = Object.entries(document).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'path' && name !== 'file' ? value : [],
  );
  return [...texts, ...listPlainRuns(document.body)].flatMap((text) => toSample(text) ?? []);
}

test.skipIf(!process.env.LEAVE_OUT_UNREVIEWED)(
  'no file of a release contains an unsigned translation',
  () => {
    const files = ['.html', '.txt', '.json', '.xml', '.js'].flatMap((ending) => [
      ...readExport(ending),
    ]);
    for (const code of translatedLanguages) {
      // The complete content, including what a release leaves out.
      const whole = readContent(process.cwd(), code, () => undefined);
      if (!whole) {
        throw new Error(`The content in ${code} cannot be read`);
      }
      const unsigned = new Set(whole.unsigned);
      const documents = [...whole.pages, ...whole.posts, ...whole.eyeCareCards];
      // Texts that are also in the interface or in a published document, such as the name of a service, do not count.
      const known = [
        JSON.stringify(whole.messages),
        ...documents
          .filter(({ file }) => !unsigned.has(file))
          .map(({ file }) => readFileSync(file, 'utf8')),
      ];
      for (const document of documents.filter(({ file }) => unsigned.has(file))) {
        const samples = listSamples(document).filter(
          (sample) => !known.some((text) => text.includes(sample)),
        );
        expect(samples.length, document.file).toBeGreaterThan(0);
        for (const [file, text] of files) {
          const leaked = samples.filter((sample) => text.includes(sample));
          expect(leaked, `${file} says what ${document.file} does`).toEqual([]);
        }
      }
    }
  },
);
