import type { Content } from '../content';
import type { Report } from '../model/problems';

/** Other addresses that lead to a page. */
export const listAliases = (page: object): readonly string[] =>
  'aliases' in page ? (page.aliases as string[]) : [];

/** Reports an address that two documents have. */
export function checkAddresses({ pages, posts }: Content, report: Report): void {
  const files = new Map<string, string>();
  for (const document of [...pages, ...posts]) {
    for (const path of [document.path, ...listAliases(document)]) {
      const other = files.get(path);
      if (other) {
        report({
          file: document.file,
          message: `Its address ${path} is that of ${other} already.`,
        });
      }
      files.set(path, document.file);
    }
  }
}
