import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5';

/** A page as a parse5 tree. */
export type Page = DefaultTreeAdapterTypes.Document;
export type PageElement = DefaultTreeAdapterTypes.Element;
/** Any node of a page, such as an element or a text. */
export type PageNode = DefaultTreeAdapterTypes.Node;

// With scripting enabled, parse5 would parse the content of a <noscript> as text.
const withNoScript = { scriptingEnabled: false };

/** Parses a page like a browser does; throws if its HTML has a parse error. */
export const readPage = (text: string): Page =>
  parse(text, {
    ...withNoScript,
    onParseError: ({ code, startOffset }) => {
      throw new Error(
        `Its HTML has a mistake (${code}): ${text.slice(startOffset - 20, startOffset + 20)}`,
      );
    },
  });

export const writePage = (page: Page): string => serialize(page, withNoScript);

export const { isElementNode, isTextNode } = defaultTreeAdapter;

const listBelow = (node: PageNode): PageElement[] =>
  'childNodes' in node ? node.childNodes.flatMap(listWith) : [];

function listWith(node: PageNode): PageElement[] {
  const below =
    'content' in node ? [...listBelow(node), ...listBelow(node.content)] : listBelow(node);
  return isElementNode(node) ? [node, ...below] : below;
}

/**
 * The descendant elements of a node in document order, including those in templates; if names are given, only elements
 * with these names.
 */
export const listElements = (node: PageNode, ...names: readonly string[]): PageElement[] =>
  listBelow(node).filter(({ tagName }) => names.length === 0 || names.includes(tagName));

export const getAttribute = ({ attrs }: PageElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** The text directly inside an element, such as that of a script. */
export const getText = ({ childNodes }: PageElement): string =>
  childNodes.map((node) => (isTextNode(node) ? node.value : '')).join('');

/** The text content of a node, including its descendants. */
export function getAllText(node: PageNode): string {
  if (isTextNode(node)) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(getAllText).join('') : '';
}

/** Replaces the content of an element by a text; throws if the text could end a script or style early. */
export function setText(element: PageElement, text: string): void {
  if (/<!--|<\/?(?:script|style)/i.test(text)) {
    throw new Error(`The text of a <${element.tagName}> could end it early: ${text.slice(0, 60)}`);
  }
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

/** Creates a detached HTML element with a text or child elements. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  content: string | readonly PageElement[] = [],
): PageElement {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  if (typeof content === 'string') {
    setText(element, content);
  } else {
    for (const child of content) {
      defaultTreeAdapter.appendChild(element, child);
    }
  }
  return element;
}

export function insertBefore(element: PageElement, ...inserted: readonly PageElement[]): void {
  if (!element.parentNode) {
    throw new Error(`A <${element.tagName}> that is in no page has nothing before it.`);
  }
  for (const one of inserted) {
    defaultTreeAdapter.insertBefore(element.parentNode, one, element);
  }
}
