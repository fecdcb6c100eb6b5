import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

// es-check does not check DOM functions; e2e/old-browsers.spec.ts opens the pages in old browsers.
test('every script uses only JavaScript syntax and functions that all supported browsers have', () => {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      ...['es-check', 'checkBrowser', '--checkFeatures'],
      ...['--browserslistQuery', packageFile.browserslist.join(', ')],
      // Next's polyfills for browsers without modules test for the features that they add.
      ...['--ignore', 'SetIntersection'],
      'out/**/_next/static/chunks/*.js',
    ],
    { encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`.match(/features detected: .*/g)).toBeNull();
  expect(status).toBe(0);
});
