import { expect, test } from 'vitest';
import { getAttribute, listElements, type PageElement } from '@/scripts/html-tree';
import { getTextBelow } from './support/html';
import { readPages } from './support/pages';
import { toPlainSpaces } from './support/texts';

/** Elements whose role allows no accessible name (WAI-ARIA 1.2, 5.2.8.6), unless they have a `role` attribute. */
const unnameable = 'b code del div em i ins p pre small span strong sub sup time'.split(' ');

const hasName = (element: PageElement) =>
  ['aria-label', 'aria-labelledby'].some((name) => getAttribute(element, name) !== undefined);

const pages = [...readPages()];

test('the accessible name of a link or button contains its visible text (label in name)', () => {
  for (const [path, { document }] of pages) {
    for (const control of listElements(document, 'a', 'button')) {
      const name = getAttribute(control, 'aria-label');
      const words = toPlainSpaces(getTextBelow(control)).toLowerCase();
      // The accessible name of a citation mark has its number without the brackets.
      expect(toPlainSpaces(name ?? words).toLowerCase(), path).toContain(
        words.replace(/[[\]]/g, ''),
      );
    }
  }
});

test('only elements whose role allows it have an ARIA label, and each <article> of a page has its own', () => {
  for (const [path, { document }] of pages) {
    const wrong = listElements(document, ...unnameable).filter(
      (element) => hasName(element) && getAttribute(element, 'role') === undefined,
    );
    expect(wrong, path).toEqual([]);
    const names = listElements(document, 'article').map((article) =>
      getAttribute(article, 'aria-labelledby'),
    );
    expect(new Set(names).size, path).toBe(names.length);
  }
});
