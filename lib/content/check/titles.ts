import type { Content } from '../content';
import type { Report } from '../model/problems';

/** Reports a title or description that two documents have: readers and search engines tell pages apart by them. */
export function checkTitles({ pages, posts }: Content, report: Report): void {
  for (const field of ['title', 'description'] as const) {
    const files = new Map<string, string>();
    for (const document of [...pages, ...posts]) {
      const other = files.get(document[field]);
      if (other) {
        report({
          file: document.file,
          line: document.toLine([field]),
          message: `\`${field}\` is that of ${other} already: readers and search engines tell pages apart by it.`,
        });
      }
      files.set(document[field], document.file);
    }
  }
}
