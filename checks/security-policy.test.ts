import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { toHash } from '@/scripts/build/page-policy';
import { securityHeaders } from '@/scripts/hosting/host-rules';
import { getAttribute, getText, isElementNode, listElements, type Page } from '@/scripts/html-tree';
import { readPages } from './support/pages';
import { sharedPaths } from './support/routes';

/** The first elements in the head of a page with their attributes. */
const readHeadStart = (document: Page) =>
  listElements(document, 'head')
    .flatMap(({ childNodes }) => childNodes.filter(isElementNode))
    .slice(0, 3)
    .map(({ tagName, attrs }) => ({
      name: tagName,
      attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    }));

const listPolicies = (document: Page): string[] =>
  listElements(document, 'meta')
    .filter((meta) => /^content/i.test(getAttribute(meta, 'http-equiv') ?? ''))
    .map((meta) => getAttribute(meta, 'content') ?? '');

const listInlineScripts = (document: Page): string[] =>
  listElements(document, 'script')
    .filter((script) => !getAttribute(script, 'src') && !getAttribute(script, 'type'))
    .map(getText);

const listLoadedScripts = (document: Page): string[] =>
  listElements(document, 'script').flatMap((script) => getAttribute(script, 'src') ?? []);

/** The hashes of a directive. */
function listHashes(directive: string, policies: readonly string[]): Set<string> {
  const sources = policies
    .join()
    .split('; ')
    .find((text) => text.startsWith(`${directive} `));
  return new Set(sources?.match(/sha256-[^']+/g) ?? []);
}

test('every page carries a policy for its own scripts and style', () => {
  const pages = readPages();
  expect(pages.size).toBeGreaterThan(sharedPaths.length);
  for (const [path, { document }] of pages) {
    const policies = listPolicies(document);
    const styles = listElements(document, 'style').map(getText);
    const marked = listElements(document).filter(({ attrs }) =>
      attrs.some(({ name }) => /^(?:style$|on)/.test(name)),
    );
    const loaded = listLoadedScripts(document);
    expect(readHeadStart(document), path).toEqual([
      { name: 'meta', attributes: { charset: 'utf-8' } },
      {
        name: 'meta',
        attributes: { 'http-equiv': 'Content-Security-Policy', content: policies[0] },
      },
      { name: 'script', attributes: {} },
    ]);
    expect(policies, path).toHaveLength(1);
    expect(listHashes('script-src', policies), path).toEqual(
      new Set(listInlineScripts(document).map(toHash)),
    );
    expect(listHashes('style-src', policies), path).toEqual(new Set(styles.map(toHash)));
    expect(policies.join(), path).not.toContain('unsafe');
    expect(styles, path).toHaveLength(1);
    expect(marked.length, path).toBe(0);
    expect(loaded.length, path).toBeGreaterThan(5);
    expect(
      loaded.filter((src) => !existsSync(join('out', src))),
      path,
    ).toEqual([]);
    const whole = `${policies[0]}; ${securityHeaders['Content-Security-Policy']}`;
    const findings = new CspEvaluator(new CspParser(whole).csp).evaluate();
    expect(
      findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE),
      path,
    ).toEqual([]);
  }
});
