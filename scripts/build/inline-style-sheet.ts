import { AtRule, type ChildNode, type Node, parse, type Root, type Rule } from 'postcss';
import {
  createElement,
  getAttribute,
  getText,
  insertBefore,
  listElements,
  type Page,
  type PageElement,
} from '../html-tree';

/** Finds the style sheet link of a page; throws if there is none or more than one. */
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

const address = /\burl\(([^)"':]+)\)/g;

/** Converts the relative URLs in a style sheet to root-relative ones. */
const toAbsoluteUrls = (sheet: string, href: string) =>
  sheet.replace(
    address,
    (_, file: string) => `url(${new URL(file, `http://site${href}`).pathname})`,
  );

/** The width of a phone, in rem: styles for containers narrower than a larger value apply to it. */
const PHONE_REM = 22.5;

/**
 * Adds the styles for narrow containers for browsers without container queries (Chrome before 105, Safari before 16,
 * Firefox before 110), which would otherwise show parts for wide and for narrow containers side by side.
 */
export function addNarrowStyles(root: Root): Root {
  const isInside = ({ parent }: Node): boolean =>
    Boolean(
      parent &&
        ((parent instanceof AtRule && parent.name === 'container') || isInside(parent as Node)),
    );
  root.walkAtRules('container', (query) => {
    const [, width] = /^(?:page )?not \(min-width:\s*([\d.]+)rem\)$/.exec(query.params) ?? [];
    if (Number(width) > PHONE_REM && !isInside(query)) {
      query.after(query.clone({ name: 'supports', params: 'not (container-type:inline-size)' }));
    }
  });
  return root;
}

/** Splits a class name, HTML or a script into strings that may be class names. */
export const toTokens = (text: string): string[] => text.split(/[\s"'`\\]+/);

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent instanceof AtRule && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent);
  }
}

/**
 * Removes utilities without a used class, which are a sixth to a third of the style sheet. Tailwind generates utilities
 * only from complete names, so every used one is found; scripts may build the class names of other layers.
 */
function removeUnused(root: Root, isUsed: (name: string) => boolean): Root {
  const removeIfUnused = (rule: Rule) => {
    const names = [...rule.selector.matchAll(/\.((?:\\.|[\w-])+)/g)];
    // Not `every`: a list of selectors, `:is(.a, .b)` too, has rules for one class without the other.
    if (!names.some(([, name = '']) => isUsed(name.replace(/\\(.)/g, '$1')))) {
      removeWithEmptyParents(rule);
    }
  };
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') {
      layer.walkRules(removeIfUnused);
    }
  });
  return root;
}

/**
 * Inlines the style sheet, without utilities whose class occurs neither in the page nor in `scriptTokens` (the tokens of
 * the scripts); this saves a round trip before the first paint. The link is kept but `disabled`, so that browsers do not
 * load it and React does not insert it again during hydration. Throws if the page has no style sheet or more than one.
 */
export function inlineStyleSheet(
  page: Page,
  read: (address: string) => string,
  scriptTokens: ReadonlySet<string>,
): void {
  const link = findStyleSheet(page);
  const href = getAttribute(link, 'href') ?? '';
  const tokens = new Set(
    listElements(page).flatMap((element) => [
      ...toTokens(getAttribute(element, 'class') ?? ''),
      ...(element.tagName === 'script' ? toTokens(getText(element)) : []),
    ]),
  );
  const root = removeUnused(
    addNarrowStyles(parse(toAbsoluteUrls(read(href), href))),
    // A name may have quotes, as in `content-['·']`.
    (name) => toTokens(name).every((part) => tokens.has(part) || scriptTokens.has(part)),
  );
  insertBefore(link, createElement('style', { 'data-href': href }, root.toString()));
  link.attrs.push({ name: 'disabled', value: '' });
}
