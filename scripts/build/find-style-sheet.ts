import { getAttribute, listElements, type Page, type PageElement } from '../html-tree';

/** The link to the style sheet of a page; throws one sentence where that is not exactly one. */
export function findStyleSheet(page: Page): PageElement {
  const [link, second] = listElements(page, 'link').filter(
    (element) => getAttribute(element, 'rel') === 'stylesheet',
  );
  if (!link) {
    throw new Error('It has no style sheet.');
  }
  if (second) {
    throw new Error(`It has a second style sheet, ${getAttribute(second, 'href')}.`);
  }
  return link;
}
