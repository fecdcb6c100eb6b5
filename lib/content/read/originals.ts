import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { defaultLanguage, type LanguageCode } from '../../languages';
import { listFiles, ORIGINALS_FILE, readSource } from './files';

const VERSION_LENGTH = 12;

/**
 * The version of a text for the field `of` of its translations: the beginning of the SHA-256, in hexadecimal digits,
 * of the text without its `review` and its keywords, with line breaks and blanks made equal.
 */
export const toVersion = (text: string): string =>
  createHash('sha256')
    .update(
      text
        .replace(/^(?:review|keywords|sectionKeywords):.*\n(?: .*\n)*/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .digest('hex')
    .slice(0, VERSION_LENGTH);

/** Formats a version as YAML; all digits, or digits around an e, would be parsed as a number. */
export const toYamlVersion = (version: string) =>
  /^\d+(e\d+)?$/.test(version) ? `"${version}"` : version;

/** A translated file, with the version of the original from which it was translated and the current one. */
export interface TranslatedFile {
  /** The path relative to the folder of its language. */
  name: string;
  file: string;
  original: string;
  /** The version of the original from which it was translated, if the file has one. */
  translatedVersion: string | undefined;
  /** The current version of the original. */
  currentVersion: string;
}

/** Whether the original of a file has changed since it was translated. */
export const isOutdated = ({ translatedVersion, currentVersion }: TranslatedFile): boolean =>
  translatedVersion !== currentVersion;

/** The versions in the front matter of a document, or of data files in a file of their own. */
const inDocument = /^translation:(?:\n(?: .*\n)*? +| *\{.*?\b)of: *"?([0-9a-f]+)/m;
const inOriginals = (name: string) => new RegExp(`^${name}: *"?([0-9a-f]+)"? *$`, 'm');

/** The translated files of a language whose original exists. */
export function listTranslatedFiles(root: string, code: LanguageCode): TranslatedFile[] {
  const folder = `content/${code}`;
  const versions = existsSync(join(root, folder, ORIGINALS_FILE))
    ? readSource(root, `${folder}/${ORIGINALS_FILE}`).text
    : '';
  return listFiles(root, folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    const original = `content/${defaultLanguage}/${name}`;
    if (!existsSync(join(root, original))) {
      return [];
    }
    const [, translatedVersion] = name.endsWith('.md')
      ? (inDocument.exec(readSource(root, file).text) ?? [])
      : (inOriginals(name).exec(versions) ?? []);
    const currentVersion = toVersion(readSource(root, original).text);
    return [{ name, file, original, translatedVersion, currentVersion }];
  });
}

/** Records that a translated file is up to date with its original; throws if it has no `translation`. */
export function writeVersion(root: string, { name, file, currentVersion }: TranslatedFile): void {
  const isDocument = name.endsWith('.md');
  const place = join(root, isDocument ? file : file.replace(name, ORIGINALS_FILE));
  const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
  const [, yaml = ''] = isDocument ? (/^---\r?\n([\s\S]*?)^---/m.exec(text) ?? []) : ['', text];
  const data = parseDocument(yaml);
  if (!isDocument) {
    data.set(name, currentVersion);
    writeFileSync(place, data.toString());
  } else if (data.hasIn(['translation', 'by'])) {
    const line = `  of: ${toYamlVersion(currentVersion)}`;
    const changed = data.hasIn(['translation', 'of'])
      ? yaml.replace(/^[ \t]+of:.*$/m, line)
      : yaml.replace(/^translation:.*\n/m, (first) => `${first}${line}\n`);
    writeFileSync(
      place,
      text.replace(yaml, () => changed),
    );
  } else {
    throw new Error(
      `${file} does not say who translated it: write \`translation:\` and \`  by: person\` above its second ---.`,
    );
  }
}
