import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';

/** What holds nothing but tests and their support. */
const testRooms = ['checks', 'e2e'];
const rooms = ['app', 'components', 'lib', 'scripts', ...testRooms];

const files = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/**
 * The folder to which a file counts: tests and their support are one. A test that stands beside code may
 * reach for anything as long as the code does not import it, so these tests count as a folder of their own.
 */
function toFolder(file: string): string {
  const [room = ''] = file.split(sep);
  if (testRooms.includes(room)) {
    return room;
  }
  return /\.test(?:\.tsx?)?$/.test(file) ? `${dirname(file)} (tests)` : dirname(file);
}

const imports = /(?:from|import)\s*\(?\s*'(@|\.\.?)\/([^']+)'/g;

/** The folders from which a file imports something, be it a type alone. */
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
  // What imports from none that is left, or is imported by none, is in no circle.
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
