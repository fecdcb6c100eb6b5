import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

function toEntry(packageName: string): string {
  const folder = join('node_modules', packageName);
  const { name, version, license } = readJson(join(folder, 'package.json'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  if (!file) {
    throw new Error(`The package ${name} has no licence text.`);
  }
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** Writes `licences.txt`: the licences of the `dependencies`, which browsers load. Throws if a text is missing. */
export function writeLicences(folder: string): void {
  const entries = Object.keys(readJson('package.json').dependencies).map(toEntry);
  writeFileSync(join(folder, 'licences.txt'), entries.join(`\n${'-'.repeat(72)}\n\n`));
}
