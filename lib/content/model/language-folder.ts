import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type LanguageCode } from '../../language';
import type { Report } from './problems';

/** The folder of one language, and the function that collects its mistakes. */
export interface LanguageFolder {
  /** The folder of the project. */
  root: string;
  language: LanguageCode;
  /** The folder of the language below `root`, such as `content/en`. */
  folder: string;
  report: Report;
}

/** A file of a language by its name below the language's folder; that of the default language where it has none. */
export const findFile = (
  { root, folder }: Pick<LanguageFolder, 'root' | 'folder'>,
  name: string,
): string =>
  existsSync(join(root, folder, name)) ? `${folder}/${name}` : `content/${defaultLanguage}/${name}`;

/** The versions of the texts that a language's files of data follow. */
export const ORIGINALS_FILE = 'originals.yaml';

/** The files of a language that say the same as those of the default one, by their names in its folder. */
export const listTranslatedFileNames = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\.(?:md|yaml|json)$/.test(name))
        .filter((name) => name !== ORIGINALS_FILE)
        .sort()
    : [];
