import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { toHash } from '@/scripts/build/add-policy';
import { getAttribute, getText, listElements } from '@/scripts/html-tree';
import { securityHeaders } from '@/scripts/serve/headers';
import { listScripts } from './support/html';
import { getExportedPage, readPages } from './support/pages';

/** The hashes in a directive of a content security policy. */
const listHashes = (policy: string, directive: string) =>
  new Set(new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/sha256-[^']+/g));

test('every page has one content security policy with the hashes of its inline scripts and styles, and all its scripts exist', () => {
  for (const [path, { document, metas }] of readPages()) {
    const [policy = '', ...others] = metas['Content-Security-Policy'] ?? [];
    expect(others, path).toEqual([]);
    const scripts = listElements(document, 'script').filter(
      (script) =>
        !getAttribute(script, 'src') && getAttribute(script, 'type') !== 'application/ld+json',
    );
    const styles = listElements(document, 'style');
    for (const [directive, inline] of [
      ['script-src', scripts],
      ['style-src', styles],
    ] as const) {
      const hashes = new Set(inline.map((element) => toHash(getText(element))));
      expect(listHashes(policy, directive), `${directive} on ${path}`).toEqual(hashes);
    }
    const loaded = listScripts(document);
    expect(loaded.length, path).toBeGreaterThan(5);
    const missing = loaded.filter((src) => !existsSync(join('out', src)));
    expect(missing, path).toEqual([]);
  }
});

test('CSP Evaluator finds no serious weakness in the policy of a page together with that of the headers', () => {
  const [policy] = getExportedPage('/').metas['Content-Security-Policy'] ?? [];
  const whole = `${policy}; ${securityHeaders['Content-Security-Policy']}`;
  const findings = new CspEvaluator(new CspParser(whole).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
  expect(whole).not.toContain('unsafe');
});
