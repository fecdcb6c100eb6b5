import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
/** A parsed page, an element of it, or a piece of its text. */
export type Node = DefaultTreeAdapterTypes.Node;

/** Reads HTML as a browser without JavaScript does. */
export const parseHtml = (html: string): Node => parse(html, { scriptingEnabled: false });

const isElement = (node: Node): node is Element => 'tagName' in node;
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

/** The value of an attribute; null where the element does not have it. */
export const attributeOf = (element: Element, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null;

/** Every element below a node that meets a condition, in the order of the document. */
export function findAll(node: Node, isMeant: (element: Element) => boolean): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => [
    ...(isElement(child) && isMeant(child) ? [child] : []),
    ...findAll(child, isMeant),
  ]);
}

/** Every element below a node with one of these names. */
export const findTags = (node: Node, ...names: string[]): Element[] =>
  findAll(node, ({ tagName }) => names.includes(tagName));

/** The nearest element around an element, or the element itself, that meets a condition. */
export function findClosest(
  element: Element,
  isMeant: (element: Element) => boolean,
): Element | null {
  if (isMeant(element)) {
    return element;
  }
  const parent = element.parentNode;
  return parent && isElement(parent) ? findClosest(parent, isMeant) : null;
}

const neverShown = ['script', 'style', 'template'];

/** The text below a node as it is written, without scripts and without the elements left out. */
export function textOf(node: Node, isLeftOut: (element: Element) => boolean = () => false): string {
  if (isText(node)) {
    return node.value;
  }
  if (!('childNodes' in node)) {
    return '';
  }
  return node.childNodes
    .filter(
      (child) => !isElement(child) || !(neverShown.includes(child.tagName) || isLeftOut(child)),
    )
    .map((child) => textOf(child, isLeftOut))
    .join('');
}

/** Elements that stand within a line of text. */
const inline = ['a', 'abbr', 'b', 'em', 'i', 'mark', 'q', 'small', 'span', 'strong', 'sup', 'time'];

/** What may be on a page without being read there: buttons need JavaScript, drawings are looked at. */
const isNoReading = (element: Element) =>
  [...neverShown, 'button', 'svg'].includes(element.tagName) ||
  attributeOf(element, 'hidden') !== null;

/** The text that a page shows without JavaScript, with single spaces, also between its blocks. */
export function readingTextOf(node: Node): string {
  const collect = (part: Node): string => {
    if (isText(part)) {
      return part.value;
    }
    if (!('childNodes' in part) || (isElement(part) && isNoReading(part))) {
      return '';
    }
    const text = part.childNodes.map(collect).join('');
    return isElement(part) && inline.includes(part.tagName) ? text : ` ${text} `;
  };
  return collect(node).replace(/\s+/g, ' ').trim();
}
