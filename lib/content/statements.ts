import { readDataFile } from './data-file';
import { type Statement, statementsSchema } from './data-schemas';
import type { LanguageFolder } from './language-folder';

/** A statement with the place where it is listed. */
export interface ListedStatement extends Statement {
  file: string;
  line: number;
}

/** Reads what the clinic is said to do. */
export function readStatements(language: LanguageFolder): ListedStatement[] {
  const file = `${language.folder}/statements.yaml`;
  const data = readDataFile(language, file, statementsSchema);
  return data
    ? data.value.map((statement, index) => ({ ...statement, file, line: data.toLine([index]) }))
    : [];
}
