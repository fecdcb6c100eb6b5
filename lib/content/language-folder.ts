import type { Report } from './problems';

/** The content of one language, and who is told its mistakes. */
export interface LanguageFolder {
  /** The folder of the project. */
  root: string;
  /** The folder of the language below it, such as `content/en`. */
  folder: string;
  report: Report;
}
