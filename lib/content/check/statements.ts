import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content';
import { readSource } from '../model/data-file';
import type { Report } from '../model/problems';

/** Reports a statement that does not stand word for word in its document. */
export function checkStatements(
  { statements, language }: Content,
  root: string,
  report: Report,
): void {
  for (const { document, quote, file, line } of statements) {
    const name = `content/${language}/${document}`;
    if (!existsSync(join(root, name))) {
      report({ file, line, message: `There is no file ${name}.` });
    } else if (!readSource(root, name).text.includes(quote)) {
      report({ file, line, message: `${name} does not say this any more: “${quote}”` });
    }
  }
}
