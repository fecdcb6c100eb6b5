import { createHash } from 'node:crypto';
import {
  createElement,
  getAttribute,
  getText,
  insertBefore,
  listElements,
  type Page,
  type PageElement,
} from '../html-tree';

export interface PolicyOptions {
  basePath: string;
  /** The origins of the e-mail service and the embedded map; an empty string for none. */
  origins: Record<'email' | 'map', string>;
}

/** The values of `as` that a preload may have; the policy has a directive for each. */
const preloadable = ['font', 'image'];

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
  // The inlined style sheet of the build has its original URL in `data-href`.
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

const javaScript = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/;

const isInlineScript = (script: PageElement) =>
  getAttribute(script, 'src') === undefined && javaScript.test(getAttribute(script, 'type') ?? '');

/** The hash of an inline script or style, as a CSP hash source. */
export const toHash = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

const toSources = (inline: readonly PageElement[]) =>
  ["'self'", ...new Set(inline.map((element) => `'${toHash(getText(element))}'`))].join(' ');

/** The content security policy of a page, with the hashes of its inline scripts and styles. */
const toPagePolicy = (page: Page, { email, map }: PolicyOptions['origins']): string =>
  [
    "default-src 'none'",
    `script-src ${toSources(listElements(page, 'script').filter(isInlineScript))}`,
    `style-src ${toSources(listElements(page, 'style'))}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", email, map].filter(Boolean).join(' ')}`,
    `frame-src ${map || "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/**
 * Adds the content security policy of a page directly after `<meta charset>`, which must be the first element in
 * `<head>`. Must be the last step, because the policy contains hashes. Throws if the policy would break the page.
 */
export function addPolicy(page: Page, { basePath, origins }: PolicyOptions): void {
  for (const element of listElements(page)) {
    assertIsAllowed(element, basePath);
  }
  const [, , charset, second] = listElements(page);
  if (!second || !charset || getAttribute(charset, 'charset')?.toLowerCase() !== 'utf-8') {
    throw new Error('Its head does not begin with <meta charset>.');
  }
  insertBefore(
    second,
    createElement('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: toPagePolicy(page, origins),
    }),
  );
}
