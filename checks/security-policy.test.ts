import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { toHash } from '@/scripts/build/add-policy';
import { getAttribute, getText, listElements, type Page } from '@/scripts/html-tree';
import { securityHeaders } from '@/scripts/serve/headers';
import { readPages } from './support/pages';

const listInlineScripts = (document: Page): string[] =>
  listElements(document, 'script')
    .filter(
      (script) =>
        !getAttribute(script, 'src') &&
        [undefined, 'speculationrules'].includes(getAttribute(script, 'type')),
    )
    .map(getText);

/** The hashes of a directive. */
const listHashes = (policy: string, directive: string) =>
  new Set(
    policy
      .split('; ')
      .find((text) => text.startsWith(`${directive} `))
      ?.match(/sha256-[^']+/g),
  );

test('every page carries a policy for its own scripts and style', () => {
  for (const [path, { document, metas }] of readPages()) {
    const policies = Object.entries(metas).flatMap(([name, contents]) =>
      /^content-security/i.test(name) ? contents : [],
    );
    const styles = listElements(document, 'style').map(getText);
    const marked = listElements(document).filter(({ attrs }) =>
      attrs.some(({ name }) => /^(?:style$|on)/.test(name)),
    );
    const loaded = listElements(document, 'script').flatMap(
      (script) => getAttribute(script, 'src') ?? [],
    );
    const [policy = ''] = policies;
    const [, , charset, meta] = listElements(document);
    expect(charset?.attrs, path).toEqual([{ name: 'charset', value: 'utf-8' }]);
    expect(meta && getAttribute(meta, 'content'), path).toBe(policy);
    expect(policies, path).toHaveLength(1);
    expect(listHashes(policy, 'script-src'), path).toEqual(
      new Set(listInlineScripts(document).map(toHash)),
    );
    expect(listHashes(policy, 'style-src'), path).toEqual(new Set(styles.map(toHash)));
    expect(policy, path).not.toContain('unsafe');
    expect(styles, path).toHaveLength(1);
    expect(marked.length, path).toBe(0);
    expect(loaded.length, path).toBeGreaterThan(5);
    expect(
      loaded.filter((src) => !existsSync(join('out', src))),
      path,
    ).toEqual([]);
    const whole = `${policy}; ${securityHeaders['Content-Security-Policy']}`;
    const findings = new CspEvaluator(new CspParser(whole).csp).evaluate();
    expect(
      findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE),
      path,
    ).toEqual([]);
  }
});
