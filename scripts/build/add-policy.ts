import {
  createElement,
  getAttribute,
  getText,
  insertBefore,
  listElements,
  type Page,
  type PageElement,
} from '../html-tree';
import { type OtherOrigins, toPagePolicy } from './page-policy';

export interface PolicyOptions {
  basePath: string;
  origins: OtherOrigins;
}

const javaScript = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/;

/** The values of `as` for which the policy allows a preload. */
const preloadable = ['script', 'font', 'image'];

function assertIsAllowed(element: PageElement, basePath: string): void {
  const { tagName, attrs } = element;
  const inline = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
  if (inline) {
    throw new Error(`Its policy would block the inline "${inline.name}" of a <${tagName}>.`);
  }
  const src = tagName === 'script' ? getAttribute(element, 'src') : undefined;
  if (src !== undefined && !src.startsWith(`${basePath}/_next/`)) {
    throw new Error(`It loads ${src}, which is not a file of the build.`);
  }
  // The inlined style sheet of the build has the URL of its file in `data-href`.
  if (tagName === 'style' && getAttribute(element, 'data-href') === undefined) {
    throw new Error('It has an inline <style> that is not the style sheet of the build.');
  }
  const rel = tagName === 'link' ? getAttribute(element, 'rel') : undefined;
  const kind = rel === 'preload' ? getAttribute(element, 'as') : rel;
  if ((rel === 'preload' && !preloadable.includes(kind ?? '')) || rel === 'modulepreload') {
    throw new Error(
      `It preloads ${getAttribute(element, 'href')} as ${kind}, which its policy does not allow.`,
    );
  }
  if (getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy') {
    throw new Error('It has a policy already.');
  }
}

/** The element after `<meta charset>`, which must be the first one in `<head>`. */
function findSecond(page: Page): PageElement {
  const [, , charset, second] = listElements(page);
  if (!second || !charset || getAttribute(charset, 'charset')?.toLowerCase() !== 'utf-8') {
    throw new Error('Its head does not begin with <meta charset>.');
  }
  return second;
}

const isInlineScript = (script: PageElement) =>
  getAttribute(script, 'src') === undefined && javaScript.test(getAttribute(script, 'type') ?? '');

/**
 * Adds the content security policy of a page directly after `<meta charset>`; must be the last step, because
 * the policy contains the hashes of inline scripts and styles. Throws if the policy would break the page.
 */
export function addPolicy(page: Page, { basePath, origins }: PolicyOptions): void {
  for (const element of listElements(page)) {
    assertIsAllowed(element, basePath);
  }
  const policy = toPagePolicy(
    {
      scripts: listElements(page, 'script').filter(isInlineScript).map(getText),
      styles: listElements(page, 'style').map(getText),
    },
    origins,
  );
  insertBefore(
    findSecond(page),
    createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
  );
}
