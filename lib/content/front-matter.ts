import { mendMarkdown } from './markdown/typing-errors';
import type { SourceText } from './model/data-file';
import type { Problem } from './model/problems';

/** A delimiter line of dashes; some editors replace two hyphens by one dash. */
const fence = /^[ \t]*(?:--+|[–—]-*)[ \t]*$/;

/** A line of front matter, such as `title: Squint`. */
const field = /^[\w-]+ *:/;

interface SplitDocument {
  /** The YAML; `null` if there is none. */
  frontMatter: SourceText | null;
  /** The Markdown, with unambiguous typing errors corrected. */
  source: SourceText;
  problems: Problem[];
}

/** Splits a document into front matter and Markdown, even if a delimiter line is missing. */
export function splitDocument({ file, text }: SourceText): SplitDocument {
  const lines = text.split('\n');
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ file, line, message });
  const take = (from: number, to?: number): SourceText => ({
    file,
    text: lines.slice(from, to).join('\n'),
    firstLine: from + 1,
  });
  const first = lines.findIndex((line) => line.trim() !== '');
  const isFenced = fence.test(lines[first] ?? '');
  const hasFrontMatter = isFenced || field.test(lines[first] ?? '');
  const from = isFenced ? first + 1 : first;
  const isEnd = (pattern: RegExp) => (line: string, index: number) =>
    index >= from && pattern.test(line);
  const end = lines.findIndex(isEnd(fence));
  const empty = lines.findIndex(isEnd(/^\s*$/));
  const to = end >= 0 ? end : empty >= 0 ? empty : lines.length;
  if (!hasFrontMatter) {
    report(1, 'A document begins with its front matter between two lines of ---: `title: …`.');
  } else if (!isFenced) {
    report(1, 'The line before the first one is missing: `---`.');
  }
  if (hasFrontMatter && end < 0) {
    report(to + 1, 'The front matter has no end: where the text begins, write a line `---`.');
  }
  const source = take(hasFrontMatter ? to + (end < 0 ? 0 : 1) : 0);
  const mended = mendMarkdown(source, (problem) => problems.push(problem));
  return {
    frontMatter: hasFrontMatter ? take(from, to) : null,
    source: { ...source, text: mended },
    problems,
  };
}
