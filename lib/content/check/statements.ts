import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toPath } from '../addresses';
import { readSource } from '../model/data-file';
import type { CheckedContent } from './checked-content';

/**
 * Reports statements that are not a literal quote of their document; warns if the document was renamed or
 * removed.
 */
export function checkStatements({ root, content, report, remark }: CheckedContent): void {
  const { statements, language, redirects } = content;
  for (const { document, quote, file, line } of statements) {
    const name = `content/${language}/${document}`;
    const path = toPath(document);
    const redirect = redirects.byPath.get(path ?? '');
    const place = `content/${language}/${redirect?.isRenamed ? redirect.toFile : document}`;
    const isThere = existsSync(join(root, place));
    const isSaid = isThere && readSource(root, place).text.includes(quote);
    if (redirect) {
      const message = isSaid
        ? `This document was renamed: write \`document: ${redirect.toFile}\`.`
        : `${name} is not there any more: remove this statement.`;
      remark({ file, line, message });
    } else if (!isThere) {
      const missing = { path, isLink: false };
      report({ file, line, message: `There is no file ${name}.`, missing });
    } else if (!isSaid) {
      report({ file, line, message: `${name} does not say this any more: “${quote}”` });
    }
  }
}
