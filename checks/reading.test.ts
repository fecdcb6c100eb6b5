import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { getAttribute, listElements, type PageElement, type PageNode } from '@/scripts/html-tree';
import { findClosest, getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';
import { healthPaths } from './support/routes';

const isSources = (element: PageElement) =>
  getAttribute(element, 'aria-labelledby') === 'references';

/** The innermost parts of a page that contain sentences, without navigation and sources. */
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

/** Half of the pages, so that no single edit decides. */
test('health pages are easy to read', () => {
  const grades = healthPaths.map((path) => getGrade(getExportedPage(path).main));
  const middle = grades.sort((a, b) => a - b)[Math.floor(grades.length / 2)];
  expect(middle).toBeLessThan(9.5);
});
