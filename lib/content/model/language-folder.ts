import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type LanguageCode } from '../../languages';
import type { Report } from './problems';

/** The content folder of a language, and the function that collects its mistakes. */
export interface LanguageFolder {
  /** The root folder of the project. */
  root: string;
  language: LanguageCode;
  /** The folder of the language below `root`, such as `content/en`. */
  folder: string;
  report: Report;
}

/** The path of a file of a language by its name; falls back to the file of the default language. */
export const findFile = (
  { root, folder }: Pick<LanguageFolder, 'root' | 'folder'>,
  name: string,
): string =>
  existsSync(join(root, folder, name)) ? `${folder}/${name}` : `content/${defaultLanguage}/${name}`;

/** The file with the versions of the originals from which the data files of a language were translated. */
export const ORIGINALS_FILE = 'originals.yaml';

/** The names of the translated files of a language, relative to its folder. */
export const listTranslatedFileNames = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\.(?:md|yaml|json)$/.test(name))
        .filter((name) => name !== ORIGINALS_FILE)
        .sort()
    : [];
