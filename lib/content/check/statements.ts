import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content';
import type { Report } from '../model/problems';

/** Reports a statement that does not stand word for word in its document. */
export function checkStatements(
  { statements, language }: Content,
  root: string,
  report: Report,
): void {
  for (const { document, quote, file, line } of statements) {
    const name = `content/${language}/${document}`;
    const place = join(root, name);
    if (!existsSync(place)) {
      report({ file, line, message: `There is no file ${name}.` });
    } else if (!readFileSync(place, 'utf8').includes(quote)) {
      report({ file, line, message: `${name} does not say this any more: “${quote}”` });
    }
  }
}
