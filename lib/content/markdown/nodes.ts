import type { BlockContent, DefinitionContent, Html, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { SourceText } from '../model/data-file';
import type { Report } from '../model/problems';

/** A node of a document's Markdown that is no run of text. */
export type BlockNode = RootContent | BlockContent | DefinitionContent;

/** A box that begins with `:::`, or a command that begins with `::`. */
export type Directive = ContainerDirective | LeafDirective;

interface Placed {
  position?: { start: { line: number; offset?: number | undefined } } | undefined;
}

/** Breaks a line where the file has no break; files are read with `\n` alone. */
export const INSERTED_BREAK = '\r';

/** Takes what is wrong with a node. */
export type ReportNode = (node: Placed, message: string) => void;

/** The line of a file on which a node of its Markdown begins. */
export function toFileLine({ text, firstLine }: SourceText, { position }: Placed): number {
  const { line = 1, offset } = position?.start ?? {};
  const inserted = text.slice(0, offset).split(INSERTED_BREAK).length - 1;
  return firstLine - 1 + line - inserted;
}

/** Reports what is wrong with a node together with its line in the file. */
export const toNodeReport =
  (source: SourceText, report: Report): ReportNode =>
  (node, message) =>
    report({ file: source.file, line: toFileLine(source, node), message });

/** Reports HTML, which no document may hold. */
export const reportHtml = (node: Html, report: ReportNode): void =>
  report(node, `HTML is not allowed here: \`${node.value}\`.`);
