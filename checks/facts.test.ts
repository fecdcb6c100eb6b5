import { expect, test } from 'vitest';
import { getContent } from '@/lib/content/get-content';
import { createResolver, placeholderPattern } from '@/lib/content/model/placeholders';
import { readSharedData } from '@/lib/content/shared-data';
import { defaultLanguage } from '@/lib/language';
import { getReadingText } from './support/html';
import { getExportedPage } from './support/pages';
import { toPlainSpaces } from './support/texts';

const data = readSharedData({
  root: process.cwd(),
  language: defaultLanguage,
  folder: `content/${defaultLanguage}`,
  report: () => undefined,
});

test('every fact that a document names is told on its page, and no placeholder is left', () => {
  const resolve = data && createResolver(data).resolve;
  const { pages, posts } = getContent();
  let told = 0;
  for (const { path, source } of [...pages, ...posts]) {
    const text = toPlainSpaces(getReadingText(getExportedPage(path).main));
    expect(text, path).not.toMatch(/\{[\w.]*\}/);
    for (const [, place = ''] of source.text.matchAll(placeholderPattern)) {
      const fact = place.startsWith('text.') ? null : resolve?.(place);
      expect(text, `${place} on ${path}`).toContain(toPlainSpaces(fact ?? ''));
      told += fact ? 1 : 0;
    }
  }
  expect(told).toBeGreaterThan(0);
});
