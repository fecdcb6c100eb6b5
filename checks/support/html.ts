import {
  getAttribute,
  isElementNode,
  isTextNode,
  type PageElement,
  type PageNode,
} from '@/scripts/html-tree';

/** The nearest element around an element, or the element itself, that meets a condition. */
export function findClosest(
  element: PageElement,
  isMeant: (element: PageElement) => boolean,
): PageElement | null {
  if (isMeant(element)) {
    return element;
  }
  const parent = element.parentNode;
  return parent && isElementNode(parent) ? findClosest(parent, isMeant) : null;
}

const neverShown = ['script', 'style', 'template'];

/** The text below a node as it is written, without scripts and without the elements left out. */
export function getTextBelow(
  node: PageNode,
  isLeftOut: (element: PageElement) => boolean = () => false,
): string {
  if (isTextNode(node)) {
    return node.value;
  }
  if (!('childNodes' in node)) {
    return '';
  }
  return node.childNodes
    .filter(
      (child) => !isElementNode(child) || !(neverShown.includes(child.tagName) || isLeftOut(child)),
    )
    .map((child) => getTextBelow(child, isLeftOut))
    .join('');
}

/** Elements that stand within a line of text. */
const inline = ['a', 'abbr', 'b', 'em', 'i', 'mark', 'q', 'small', 'span', 'strong', 'sup', 'time'];

/** What may be on a page without being read there: buttons need JavaScript, drawings are looked at. */
const isNoReading = (element: PageElement) =>
  [...neverShown, 'button', 'svg'].includes(element.tagName) ||
  getAttribute(element, 'hidden') !== undefined;

/** The text that a page shows without JavaScript, with single spaces, also between its blocks. */
export function getReadingText(node: PageNode): string {
  const collect = (part: PageNode): string => {
    if (isTextNode(part)) {
      return part.value;
    }
    if (!('childNodes' in part) || (isElementNode(part) && isNoReading(part))) {
      return '';
    }
    const text = part.childNodes.map(collect).join('');
    return isElementNode(part) && inline.includes(part.tagName) ? text : ` ${text} `;
  };
  return collect(node).replace(/\s+/g, ' ').trim();
}
