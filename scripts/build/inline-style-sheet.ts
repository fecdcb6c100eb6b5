import { AtRule, type Node, parse } from 'postcss';
import {
  createElement,
  getAttribute,
  insertBefore,
  listElements,
  type Page,
  type PageElement,
} from '../html-tree';

/** The link to the style sheet of a page; throws if there is none or a second one. */
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

/** Converts the relative URLs in a style sheet to absolute ones. */
const toAbsoluteUrls = (sheet: string, href: string) =>
  sheet.replace(
    address,
    (_, file: string) => `url(${new URL(file, `http://site${href}`).pathname})`,
  );

/** A phone is narrower than any query of more than this, in rem: those apply to it. */
const PHONE_REM = 22.5;

/**
 * Adds the styles of narrow containers for browsers without container queries (Chrome before 105, Safari before 16,
 * Firefox before 110), which would show what is for wide ones beside what is for narrow ones.
 */
export function addNarrowStyles(sheet: string): string {
  const root = parse(sheet);
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
  return root.toString();
}

/**
 * Inlines the style sheet of a page, which saves a round trip before the first paint. The link remains with
 * `disabled`, so that browsers do not load it and React does not insert it again during hydration. Throws if
 * the page has no style sheet or a second one.
 */
export function inlineStyleSheet(page: Page, read: (address: string) => string): void {
  const link = findStyleSheet(page);
  const href = getAttribute(link, 'href') ?? '';
  const sheet = addNarrowStyles(toAbsoluteUrls(read(href), href));
  insertBefore(link, createElement('style', { 'data-href': href }, sheet));
  link.attrs.push({ name: 'disabled', value: '' });
}
