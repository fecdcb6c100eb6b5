import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Text } from '../../text/rich-text';
import type { SourceText } from '../../text/source-text';
import type { Signs } from '../schema/signs';
import type { SharedTexts } from '../schema/texts';
import type { FactReader } from '../words/facts';
import type { Messages } from '../words/messages';
import type { Block } from './blocks';
import type { InlineReader } from './inline';

export type BlockNode = RootContent;

export type DirectiveNode = ContainerDirective | LeafDirective;

type PositionedNode = Pick<BlockNode, 'position'>;

/** The line of a file on which a Markdown node begins. */
export const toFileLine = ({ firstLine }: SourceText, { position }: PositionedNode): number =>
  firstLine - 1 + (position?.start.line ?? 1);

export const toMarkdown = ({ text }: SourceText, { position }: PositionedNode): string =>
  text.slice(position?.start.offset, position?.end.offset);

export type ReportNode = (node: PositionedNode, message: string) => void;

/** Everything that inline Markdown can reference by name. */
export interface InlineNames extends FactReader {
  isReference(id: string): boolean;
  findText(name: string): Text | undefined;
}

/** Everything that the Markdown of a document can reference by name. */
export interface MarkdownNames extends InlineNames {
  directives: ReadonlyMap<string, Directive>;
  signs: Signs;
  texts: SharedTexts;
  messages: Messages;
  eyeCareCards: readonly Block[];
}

/** A directive in a document, `:::name{key="value"}` or `::name{key="value"}`, with readers for its content. */
export interface DirectiveSource extends InlineReader {
  node: DirectiveNode;
  file: string;
  attributes: Readonly<Record<string, string | null | undefined>>;
  /** The nodes inside a container directive; empty for a leaf directive. */
  children: readonly BlockNode[];
  names: MarkdownNames;
  /** Reads a node inside a directive in the same way as one outside. */
  readBlock(node: BlockNode): readonly Block[];
}

export interface Directive {
  /** Whether it is a container directive, `:::name`, or a leaf directive, `::name`. */
  isBox: boolean;
  attributes?: readonly string[];
  /** Returns the blocks of the directive. Reports mistakes, and returns no blocks if nothing useful is left to show. */
  read(directive: DirectiveSource): readonly Block[];
}
