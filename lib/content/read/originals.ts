import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { defaultLanguage, type LanguageCode } from '../../languages';
import { listFiles, ORIGINALS_FILE, openFiles } from './files';

const VERSION_LENGTH = 12;

/**
 * The version of a text for the field `of` of its translations: the beginning of its SHA-256 hash in hexadecimal,
 * without its `review` and keywords, and with normalized white space.
 */
export function toVersion(text: string): string {
  const words = text
    .replace(/^(?:review|keywords|sectionKeywords):.*\n(?: .*\n)*/gm, '')
    .replace(/\s+/g, ' ');
  return createHash('sha256').update(words.trim()).digest('hex').slice(0, VERSION_LENGTH);
}

/** Formats a version as YAML; without quotes, digits only (or around an e) would be parsed as a number. */
export const toYamlVersion = (version: string) =>
  /^\d+(e\d+)?$/.test(version) ? `"${version}"` : version;

/** Match the version in the front matter of a document, or in the file with the versions of data files. */
const inDocument = /^translation:(?:\n(?: .*\n)*? +| *\{.*?\b)of: *"?([0-9a-f]+)/m;
const inOriginals = (name: string) => new RegExp(`^${name}: *"?([0-9a-f]+)"? *$`, 'm');

/** The translated files whose original exists, with the version that was translated and the current one. */
export function listTranslatedFiles(
  root: string,
  code: LanguageCode,
  { originals, read } = openFiles(root),
) {
  const folder = `content/${code}`;
  const place = `${folder}/${ORIGINALS_FILE}`;
  const versions = existsSync(join(root, place)) ? read(place).text : '';
  return listFiles(root, folder)
    .filter((name) => originals.includes(name))
    .map((name) => {
      const file = `${folder}/${name}`;
      const original = `content/${defaultLanguage}/${name}`;
      const [, translatedVersion] = name.endsWith('.md')
        ? (inDocument.exec(read(file).text) ?? [])
        : (inOriginals(name).exec(versions) ?? []);
      const currentVersion = toVersion(read(original).text);
      return { name, file, original, translatedVersion, currentVersion };
    });
}

export type TranslatedFile = ReturnType<typeof listTranslatedFiles>[number];

export const isOutdated = ({ translatedVersion, currentVersion }: TranslatedFile): boolean =>
  translatedVersion !== currentVersion;

/** Records that a translated file is up to date; throws if a document does not say who translated it. */
export function writeVersion(root: string, { name, file, currentVersion }: TranslatedFile): void {
  if (!name.endsWith('.md')) {
    const place = join(root, file.replace(name, ORIGINALS_FILE));
    const data = parseDocument(existsSync(place) ? readFileSync(place, 'utf8') : '');
    data.set(name, currentVersion);
    writeFileSync(place, data.toString());
    return;
  }
  const text = readFileSync(join(root, file), 'utf8');
  const [translation = ''] = /^translation:.*\n(?: .*\n)*/m.exec(text) ?? [];
  if (!/^ +by:/m.test(translation)) {
    throw new Error(
      `${file} does not say who translated it: write \`translation:\` and \`  by: person\` above its second ---.`,
    );
  }
  const line = `  of: ${toYamlVersion(currentVersion)}`;
  const changed = /^ +of:/m.test(translation)
    ? translation.replace(/^ +of:.*$/m, line)
    : translation.replace('\n', `\n${line}\n`);
  writeFileSync(join(root, file), text.replace(translation, changed));
}
