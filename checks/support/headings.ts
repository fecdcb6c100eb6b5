import {
  getAttribute,
  isElementNode,
  isTextNode,
  type PageElement,
  type PageNode,
} from '@/scripts/html-tree';
import { getTextBelow, neverShown } from './html';

export const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements whose end also ends the section of a heading. */
const containers = ['section', 'article', 'aside', 'nav', 'dialog', 'li', 'main', 'footer', 'body'];

/** Content without text. */
const shown = ['svg', 'img', 'input', 'textarea', 'select', 'iframe', 'button'];

/** Whether an element is a callout, which belongs to the heading above it. */
const isBox = (element: PageElement) =>
  element.tagName === 'section' &&
  getAttribute(element, 'aria-labelledby') === undefined &&
  getAttribute(element, 'data-unspoken') === undefined;

type Part = PageElement | 'content' | 'end';

/** The headings below a node, the content between them and the ends of containers, in document order. */
function listParts(node: PageNode): Part[] {
  if (isTextNode(node)) {
    return node.value.trim() === '' ? [] : ['content'];
  }
  if (!isElementNode(node)) {
    return 'childNodes' in node ? node.childNodes.flatMap(listParts) : [];
  }
  if (headingNames.includes(node.tagName)) {
    return [node];
  }
  if (shown.includes(node.tagName)) {
    return ['content'];
  }
  const parts = neverShown.includes(node.tagName) ? [] : node.childNodes.flatMap(listParts);
  const end: Part[] = containers.includes(node.tagName) ? ['end'] : [];
  return parts.length > 0 && isBox(node) ? ['content', ...parts, ...end] : [...parts, ...end];
}

/** Whether content follows a heading, perhaps below headings of its own. */
const hasContent = (heading: PageElement, following: readonly Part[]): boolean =>
  following.find((part) => typeof part === 'string' || part.tagName <= heading.tagName) ===
  'content';

/** The headings of a page without content. */
export function listEmptyHeadings(page: PageNode): string[] {
  const parts = listParts(page);
  return parts.flatMap((part, index) =>
    typeof part === 'string' || hasContent(part, parts.slice(index + 1)) ? [] : getTextBelow(part),
  );
}
