import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGINALS_FILE } from './model/language-folder';
import { toYamlVersion } from './model/translation';
import type { Followed } from './originals';

function writeIntoDocument(place: string, { file, currentVersion }: Followed): void {
  const text = readFileSync(place, 'utf8');
  const [block] = /^translation:\r?\n(?:[ \t]+.*\r?\n)+/m.exec(text) ?? [];
  if (!block || !/^[ \t]+by:/m.test(block)) {
    throw new Error(
      `${file} does not say who translated it: write \`translation:\` and \`  by: person\` above its second ---.`,
    );
  }
  const line = `  of: ${toYamlVersion(currentVersion)}`;
  const changed = /^[ \t]+of:/m.test(block)
    ? block.replace(/^[ \t]+of:.*$/m, line)
    : `${block}${line}\n`;
  writeFileSync(
    place,
    text.replace(block, () => changed),
  );
}

function writeIntoOriginals(place: string, name: string, currentVersion: string): void {
  const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
  const line = `${name}: ${toYamlVersion(currentVersion)}`;
  const old = text.split(/\r?\n/).find((candidate) => candidate.startsWith(`${name}:`));
  if (old === undefined) {
    appendFileSync(place, `${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`);
  } else {
    writeFileSync(
      place,
      text.replace(old, () => line),
    );
  }
}

/** Notes that a translated file follows its original as it is now. */
export function writeVersion(root: string, followed: Followed): void {
  const { name, file, currentVersion } = followed;
  if (name.endsWith('.md')) {
    writeIntoDocument(join(root, file), followed);
  } else {
    const folder = file.slice(0, -name.length);
    writeIntoOriginals(join(root, folder, ORIGINALS_FILE), name, currentVersion);
  }
}
