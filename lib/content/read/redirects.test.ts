import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requiredPaths } from './redirects';

/** Matches paths of pages in source code: quoted, with an optional fragment. */
const written = /["'`](\/(?:[a-z-]+\/)*)(?:#[^"'`]*)?["'`]/g;

test('every page that the program links to is one that can be neither removed nor renamed', () => {
  const paths = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(written)])
      .map(([, path = '']) => path),
  );
  expect(paths).toContain('/patient-form/');
  expect(requiredPaths).toEqual(expect.arrayContaining(paths));
});
