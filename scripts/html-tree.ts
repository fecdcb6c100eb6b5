import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parse,
  serialize,
  serializeOuter,
} from 'parse5';

/** A page as a tree. */
export type Page = DefaultTreeAdapterTypes.Document;
export type PageElement = DefaultTreeAdapterTypes.Element;
/** A page, an element of it or a piece of its text. */
export type PageNode = DefaultTreeAdapterTypes.Node;

// As elements, the links and texts in a <noscript> are seen like any other.
const withNoScript = { scriptingEnabled: false };

/** Reads a page as browsers do; throws one sentence where its HTML has a mistake. */
export const readPage = (text: string): Page =>
  parse(text, {
    ...withNoScript,
    onParseError: ({ code, startOffset }) => {
      throw new Error(
        `Its HTML has a mistake (${code}): ${text.slice(startOffset - 20, startOffset + 20)}`,
      );
    },
  });

/** The page as HTML. */
export const writePage = (page: Page): string => serialize(page, withNoScript);

/** An element with everything in it as HTML. */
export const writeElement = (element: PageElement): string => serializeOuter(element, withNoScript);

/** What kind a node is, as parse5 tells it. */
export const { isElementNode, isTextNode } = defaultTreeAdapter;

const listBelow = (node: PageNode): PageElement[] =>
  'childNodes' in node ? node.childNodes.flatMap(listWith) : [];

function listWith(node: PageNode): PageElement[] {
  const below =
    'content' in node ? [...listBelow(node), ...listBelow(node.content)] : listBelow(node);
  return isElementNode(node) ? [node, ...below] : below;
}

/** The elements below a node in their order, those of templates among them; of these names where some are given. */
export const listElements = (node: PageNode, ...names: readonly string[]): PageElement[] =>
  listBelow(node).filter(({ tagName }) => names.length === 0 || names.includes(tagName));

/** What an attribute says; nothing where the element does not have it. */
export const getAttribute = ({ attrs }: PageElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Gives an element an attribute, or the one it has another value. */
export function setAttribute(element: PageElement, name: string, value: string): void {
  const attribute = element.attrs.find((one) => one.name === name);
  if (attribute) {
    attribute.value = value;
  } else {
    element.attrs.push({ name, value });
  }
}

/** The text that stands directly in an element, such as a script. */
export const getText = ({ childNodes }: PageElement): string =>
  childNodes.map((node) => (isTextNode(node) ? node.value : '')).join('');

/** Puts a text in place of everything in an element. Throws where it would end the element early. */
export function setText(element: PageElement, text: string): void {
  if (/<!--|<\/?(?:script|style)/i.test(text)) {
    throw new Error(`The text of a <${element.tagName}> could end it early: ${text.slice(0, 60)}`);
  }
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

/** An element of HTML that is in no page yet, with a text or with other elements in it. */
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

/** Takes an element out of the place where it stands. */
export const removeElement = (element: PageElement): void => defaultTreeAdapter.detachNode(element);

/** Puts elements directly before one that stands in a page. */
export function insertBefore(element: PageElement, ...inserted: readonly PageElement[]): void {
  if (!element.parentNode) {
    throw new Error(`A <${element.tagName}> that is in no page has nothing before it.`);
  }
  for (const one of inserted) {
    defaultTreeAdapter.insertBefore(element.parentNode, one, element);
  }
}
