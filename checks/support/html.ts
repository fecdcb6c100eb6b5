import {
  getAttribute,
  isElementNode,
  isTextNode,
  listElements,
  type PageNode,
} from '@/scripts/html-tree';

const neverShown = ['script', 'style', 'template'];

/** The text content of a node, without scripts, style sheets and templates. */
export function getTextBelow(node: PageNode): string {
  if (isTextNode(node)) {
    return node.value;
  }
  if (!('childNodes' in node) || (isElementNode(node) && neverShown.includes(node.tagName))) {
    return '';
  }
  return node.childNodes.map(getTextBelow).join('');
}

/** The URLs of the scripts that a browser with support for modules loads for a page. */
export const listScripts = (page: PageNode): string[] => [
  ...new Set(
    listElements(page, 'script')
      .filter((script) => getAttribute(script, 'nomodule') === undefined)
      .flatMap((script) => getAttribute(script, 'src') ?? []),
  ),
];
