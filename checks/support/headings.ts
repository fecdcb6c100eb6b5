import {
  getAttribute,
  isElementNode,
  isTextNode,
  type PageElement,
  type PageNode,
} from '@/scripts/html-tree';
import { findClosest, getTextBelow } from './html';

const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The elements that limit the content of a heading. */
const containers = ['section', 'article', 'aside', 'nav', 'dialog', 'li', 'main', 'footer', 'body'];

/** Content without text. */
const shown = ['svg', 'img', 'input', 'textarea', 'select', 'iframe', 'button'];

/** Whether an element is a callout, which belongs to the heading above it. */
const isBox = (element: PageElement) =>
  element.tagName === 'section' &&
  getAttribute(element, 'aria-labelledby') === undefined &&
  getAttribute(element, 'data-unspoken') === undefined;

/** The headings below a node and the content between them, in document order. */
function listParts(node: PageNode): (PageElement | 'content')[] {
  if (isTextNode(node)) {
    return node.value.trim() === '' ? [] : ['content'];
  }
  if (isElementNode(node) && headingNames.includes(node.tagName)) {
    return [node];
  }
  if (isElementNode(node) && shown.includes(node.tagName)) {
    return ['content'];
  }
  const isRead = !isElementNode(node) || !['script', 'style', 'template'].includes(node.tagName);
  const parts = isRead && 'childNodes' in node ? node.childNodes.flatMap(listParts) : [];
  return parts.length > 0 && isElementNode(node) && isBox(node) ? ['content', ...parts] : parts;
}

function hasContent(heading: PageElement): boolean {
  const container = findClosest(heading, ({ tagName }) => containers.includes(tagName));
  const parts = container ? container.childNodes.flatMap(listParts) : [];
  const below = parts.slice(parts.indexOf(heading) + 1);
  const end = below.findIndex((part) => part !== 'content' && part.tagName <= heading.tagName);
  return (end < 0 ? below : below.slice(0, end)).includes('content');
}

/** The headings of a page without content. */
export const listEmptyHeadings = (page: PageNode): string[] =>
  listParts(page)
    .filter((part) => part !== 'content')
    .filter((heading) => !hasContent(heading))
    .map((heading) => getTextBelow(heading));
