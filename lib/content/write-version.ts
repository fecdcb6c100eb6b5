import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { ORIGINALS_FILE } from './model/language-folder';
import { toYamlVersion } from './model/translation';
import type { TranslatedFile } from './originals';

function writeIntoDocument(place: string, { file, currentVersion }: TranslatedFile): void {
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
  const originals = parseDocument(existsSync(place) ? readFileSync(place, 'utf8') : '');
  originals.set(name, currentVersion);
  writeFileSync(place, originals.toString());
}

/** Records that a translated file is up to date with its original. */
export function writeVersion(root: string, translatedFile: TranslatedFile): void {
  const { name, file, currentVersion } = translatedFile;
  if (name.endsWith('.md')) {
    writeIntoDocument(join(root, file), translatedFile);
  } else {
    const folder = file.slice(0, -name.length);
    writeIntoOriginals(join(root, folder, ORIGINALS_FILE), name, currentVersion);
  }
}
