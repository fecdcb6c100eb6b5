import type { BlockContent, DefinitionContent, Html, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { SourceText } from '../data-file';
import type { Report } from '../problems';

/** A node of a document's Markdown that is no run of text. */
export type BlockNode = RootContent | BlockContent | DefinitionContent;

/** A box that begins with `:::`, or a command that begins with `::`. */
export type Directive = ContainerDirective | LeafDirective;

interface Placed {
  position?: { start: { line: number } } | undefined;
}

/** Takes what is wrong with a node. */
export type ReportNode = (node: Placed, message: string) => void;

/** Reports what is wrong with a node together with its line in the file. */
export const toNodeReport =
  ({ file, firstLine }: SourceText, report: Report): ReportNode =>
  ({ position }, message) =>
    report({ file, line: firstLine - 1 + (position?.start.line ?? 1), message });

/** Reports HTML, which no document may hold. */
export const reportHtml = (node: Html, report: ReportNode): void =>
  report(node, `HTML is not allowed here: \`${node.value}\`.`);
