import {
  getAttribute,
  isElementNode,
  isTextNode,
  listElements,
  type PageElement,
  type PageNode,
} from '@/scripts/html-tree';

/** The closest ancestor that meets a condition, or the element itself. */
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

/** The text content of a node, without scripts and the elements to leave out. */
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

/** Inline elements. */
const inline = ['a', 'abbr', 'b', 'em', 'i', 'mark', 'q', 'small', 'span', 'strong', 'sup', 'time'];

/** Elements that are not text to read: buttons need JavaScript. */
const isNoReading = (element: PageElement) =>
  [...neverShown, 'button', 'svg'].includes(element.tagName) ||
  getAttribute(element, 'hidden') !== undefined;

/** The text of a page without JavaScript, with single spaces, also between its blocks. */
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

/** The addresses of the scripts that a browser with modules loads for a page. */
export const listScripts = (page: PageNode): string[] => [
  ...new Set(
    listElements(page, 'script')
      .filter((script) => getAttribute(script, 'nomodule') === undefined)
      .flatMap((script) => getAttribute(script, 'src') ?? []),
  ),
];
