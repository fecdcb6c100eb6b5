import type { Html } from 'mdast';
import type { PositionedNode, ReportNode } from '../blocks/description';
import type { SourceText } from '../model/data-file';
import type { Report } from '../model/problems';

/** A line break that is not in the file and not counted in line numbers; files are read with `\n` only. */
export const INSERTED_BREAK = '\r';

/** The line of a file on which a Markdown node begins. */
export function toFileLine({ text, firstLine }: SourceText, { position }: PositionedNode): number {
  const { line = 1, offset } = position?.start ?? {};
  const inserted = text.slice(0, offset).split(INSERTED_BREAK).length - 1;
  return firstLine - 1 + line - inserted;
}

/** Creates a function that reports a mistake in a node with its line in the file. */
export const toNodeReport =
  (source: SourceText, report: Report): ReportNode =>
  (node, message) =>
    report({ file: source.file, line: toFileLine(source, node), message });

/** Reports HTML, which documents must not contain. */
export const reportHtml = (node: Html, report: ReportNode): void =>
  report(node, `HTML is not allowed here: \`${node.value}\`.`);
