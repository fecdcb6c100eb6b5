import { defaultLanguage } from '../language';
import { readDataFile } from './model/data-file';
import { type Statement, statementsSchema } from './model/data-schemas';
import type { LanguageFolder } from './model/language-folder';

/** A statement with the place where it is listed. */
export interface ListedStatement extends Statement {
  file: string;
  line: number;
}

/** Reads the statements about the clinic, which its owner confirms in the default language only. */
export function readStatements(language: LanguageFolder): ListedStatement[] {
  if (language.language !== defaultLanguage) {
    return [];
  }
  const file = `${language.folder}/statements.yaml`;
  const data = readDataFile(language, file, statementsSchema);
  return data
    ? data.value.map((statement, index) => ({ ...statement, file, line: data.toLine([index]) }))
    : [];
}
