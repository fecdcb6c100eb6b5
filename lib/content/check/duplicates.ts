import type { Content } from '../content';
import type { Report } from '../model/problems';

/** Reports an address, title or description that two documents have. */
export function checkDuplicates({ pages, posts }: Content, report: Report): void {
  for (const field of ['path', 'title', 'description'] as const) {
    const files = new Map<string, string>();
    for (const { file, toLine, [field]: value } of [...pages, ...posts]) {
      const other = files.get(value);
      if (other && field === 'path') {
        report({ file, message: `Its address ${value} is that of ${other} already.` });
      } else if (other) {
        const message = `\`${field}\` is that of ${other} already: readers and search engines tell pages apart by it.`;
        report({ file, line: toLine([field]), message });
      }
      files.set(value, file);
    }
  }
}
