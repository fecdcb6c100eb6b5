import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type LanguageCode } from '../language';
import type { Report } from './problems';

/** The content of one language, and who is told its mistakes. */
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
