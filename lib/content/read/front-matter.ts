import type { Report } from '../../text/problems';
import type { SourceText } from '../../text/source-text';

/** The front matter of a document, and the Markdown below it. */
interface SplitDocument {
  frontMatter: SourceText;
  source: SourceText;
}

/** Splits a document into front matter and Markdown; reports missing lines of `---`, and returns `null`. */
export function splitDocument({ file, text }: SourceText, report: Report): SplitDocument | null {
  const lines = text.split('\n');
  const [first, last] = lines.flatMap((line, index) => (/^---+ *$/.test(line) ? [index] : []));
  if (first !== 0 || last === undefined) {
    const message =
      first === 0
        ? 'The front matter has no end: where the text begins, write a line `---`.'
        : 'A document begins with its front matter between two lines of `---`, of which the first is missing.';
    report({ file, line: 1, message });
    return null;
  }
  return {
    frontMatter: { file, text: lines.slice(1, last).join('\n'), firstLine: 2 },
    source: { file, text: lines.slice(last + 1).join('\n'), firstLine: last + 2 },
  };
}
