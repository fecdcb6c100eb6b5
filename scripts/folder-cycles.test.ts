import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';

/** The top-level folders that contain only tests and their support code. */
const testRooms = ['checks', 'e2e'];
const rooms = ['app', 'components', 'lib', 'scripts', ...testRooms];

const files = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/**
 * The folder of a file in the import graph; tests and their support code are one folder, except test files
 * next to code: these may import anything, because no code imports them, so they count as a separate folder.
 */
function toFolder(file: string): string {
  const [room = ''] = file.split(sep);
  if (testRooms.includes(room)) {
    return room;
  }
  return /\.test(?:\.tsx?)?$/.test(file) ? `${dirname(file)} (tests)` : dirname(file);
}

const imports = /(?:from|import)\s*\(?\s*'(@|\.\.?)\/([^']+)'/g;

/** The folders from which a file imports, including type imports. */
const listImported = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imports)].map(([, start = '', rest = '']) =>
    toFolder(start === '@' ? join(rest) : join(dirname(file), start, rest)),
  );

test('no folders import from each other, directly or in a circle', () => {
  const left = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = toFolder(file);
    const imported = left.get(folder) ?? new Set();
    for (const other of listImported(file).filter((name) => name !== folder)) {
      imported.add(other);
    }
    left.set(folder, imported);
  }
  // A folder that imports from no remaining folder, or is imported by none, is in no cycle.
  let count: number;
  do {
    count = left.size;
    for (const [folder, imported] of left) {
      const isImported = [...left.values()].some((others) => others.has(folder));
      if (!isImported || ![...imported].some((other) => left.has(other))) {
        left.delete(folder);
      }
    }
  } while (left.size < count);
  expect([...left.keys()]).toEqual([]);
});
