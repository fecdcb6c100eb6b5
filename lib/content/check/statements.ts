import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toPath } from '../addresses';
import type { Content } from '../content';
import { readSource } from '../model/data-file';
import type { Report } from '../model/problems';
import type { Leftover } from './missing-pages';

/**
 * Reports a statement that its document does not contain word for word; remarks on those of documents
 * that were renamed or removed.
 */
export function checkStatements(
  { statements, language, redirects }: Content,
  root: string,
  report: Report,
  remark: Report,
  leave: (leftover: Leftover) => void,
): void {
  for (const { document, quote, file, line } of statements) {
    const name = `content/${language}/${document}`;
    const path = toPath(document);
    const redirect = redirects.byPath.get(path ?? '');
    const place = `content/${language}/${redirect?.isRenamed ? redirect.toFile : document}`;
    const isSaid = existsSync(join(root, place)) && readSource(root, place).text.includes(quote);
    if (redirect) {
      const message = isSaid
        ? `This document was renamed: write \`document: ${redirect.toFile}\`.`
        : `${name} is not there any more: remove this statement.`;
      remark({ file, line, message });
    } else if (!existsSync(join(root, place))) {
      const problem = { file, line, message: `There is no file ${name}.` };
      if (path) {
        leave({ path, kind: 'statement', problem });
      } else {
        report(problem);
      }
    } else if (!isSaid) {
      report({ file, line, message: `${name} does not say this any more: “${quote}”` });
    }
  }
}
