import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFilesByPath } from './files';
import { requiredPaths } from './redirects';

/** The source files in a folder and its subfolders. */
const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** Matches paths of pages in source code: quoted, with an optional fragment. */
const written = /["'`](\/(?:[a-z-]+\/)*)(?:#[^"'`]*)?["'`]/g;

test('every page that the program links to is one that can be neither removed nor renamed', () => {
  const files = ['app', 'components'].flatMap((folder) => listSources(folder));
  const paths = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].map(([, path = '']) => path),
  );
  expect(paths).toContain('/patient-form/');
  expect(requiredPaths).toEqual(expect.arrayContaining(paths));
});

test('every page that cannot be removed is there', () => {
  expect([...listFilesByPath(process.cwd()).keys()]).toEqual(
    expect.arrayContaining([...requiredPaths]),
  );
});
