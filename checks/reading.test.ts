import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { getMessages } from '@/lib/content/get-content';
import { language } from '@/lib/language';
import { getAttribute, listElements, type PageElement, type PageNode } from '@/scripts/html-tree';
import { findClosest, getReadingText, getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';
import { healthPaths, isSpecified, postPaths, sharedPaths } from './support/routes';

const { careTitles, evidence, keyFacts, references } = getMessages().page;
const isArticle = (path: string) => path.startsWith('/vision-therapy/');

const countWords = (path: string) => getReadingText(getExportedPage(path).main).split(/\s+/).length;

const isSources = (element: PageElement) =>
  getAttribute(element, 'aria-labelledby') === 'references';

/** The innermost parts of a page that hold sentences; its navigation and sources are none of them. */
const listProse = (main: PageNode): string[] =>
  listElements(main, 'p', 'li', 'dd', 'blockquote')
    .filter((part) => listElements(part, 'p', 'li').length === 0)
    .filter((part) => !findClosest(part, (around) => around.tagName === 'nav' || isSources(around)))
    .map((part) => getTextBelow(part, ({ tagName }) => tagName === 'sup').trim());

/** How many years of school it takes to read a page with ease, after Flesch and Kincaid. */
function getGrade(main: PageNode): number {
  const sentences = listProse(main)
    .flatMap((part) => part.split(/(?<=[.?!:])\s+/))
    .filter((part) => part.split(/\s+/).length > 3);
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}’'-]+/gu) ?? []);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

test.each(sharedPaths)('%s is in the language of the site, under one title', (path) => {
  const { document, language: written } = getExportedPage(path);
  expect(written).toBe(language.tag);
  expect(listElements(document, 'h1')).toHaveLength(1);
  expect(countWords(path)).toBeGreaterThan(25);
});

// Length and language are due from the pages of the specification: a further one may be short.
describe('of the pages that the specification names', () => {
  test.each(postPaths.filter(isSpecified))('%s is a whole post', (path) => {
    expect(countWords(path)).toBeGreaterThan(700);
  });

  test.each(sharedPaths.filter((path) => isSpecified(path) && isArticle(path)))(
    '%s goes into its subject',
    (path) => {
      const titles = getExportedPage(path).headings.map(({ text }) => text);
      expect(countWords(path)).toBeGreaterThan(600);
      for (const name of [careTitles.emergency, evidence, keyFacts, references]) {
        expect(
          titles.filter((title) => title === name),
          name,
        ).toHaveLength(1);
      }
    },
  );

  test.each(healthPaths.filter(isSpecified))('%s is easy to read', (path) => {
    const grade = getGrade(getExportedPage(path).main);
    expect(grade).toBeGreaterThan(4);
    expect(grade).toBeLessThan(9.5);
  });
});
