import type { Content } from '../content';
import type { Report } from '../model/problems';

/** Reports an address that two documents have. */
export function checkAddresses({ pages, posts }: Content, report: Report): void {
  const files = new Map<string, string>();
  for (const { file, path } of [...pages, ...posts]) {
    const other = files.get(path);
    if (other) {
      report({ file, message: `Its address ${path} is that of ${other} already.` });
    }
    files.set(path, file);
  }
}
