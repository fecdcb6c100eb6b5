import type { BlockContent, DefinitionContent, List, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { SourceText } from '../read/source-text';
import type { CareLevel, Signs } from '../schema/signs';
import type { Text } from './text';

/** A block node of a Markdown document. */
export type BlockNode = RootContent | BlockContent | DefinitionContent;

/** A node with its position in the Markdown. */
export interface PositionedNode {
  position?:
    | {
        start: { line: number; offset?: number | undefined };
        end: { line: number; offset?: number | undefined };
      }
    | undefined;
}

/** The line of a file on which a Markdown node begins. */
export const toFileLine = ({ firstLine }: SourceText, { position }: PositionedNode): number =>
  firstLine - 1 + (position?.start.line ?? 1);

/** Reports a mistake in a node. */
export type ReportNode = (node: PositionedNode, message: string) => void;

/** What directives can reference by name. */
export interface DirectiveNames {
  signs: Signs;
  /** The level of the sign with this name, if there is one. */
  findLevel: (name: string) => CareLevel | undefined;
  /** The values of the services in the patient form. */
  services: readonly string[];
  /** The titles of cards and boxes for which a document sets none. */
  titles: Record<CareLevel | 'evidence' | 'what-to-tell-us', string>;
  /** The last paragraph of every card of a level: whom to call, or where to go. */
  endings: Record<CareLevel, Text | null>;
}

export interface DirectiveContext {
  names: DirectiveNames;
  report: ReportNode;
  readText: (nodes: readonly PhrasingContent[]) => Text;
  /** Reads the text of a node that must be a paragraph. */
  readParagraph: (node: BlockNode) => Text;
  /** Reads a list whose items must be paragraphs. */
  readItems: (list: List) => Text[];
}

/** A directive in a document: a container `:::name{key="value"}`, or a leaf `::name{key="value"}`. */
export interface DirectiveSource {
  node: ContainerDirective | LeafDirective;
  name: string;
  attributes: Readonly<Record<string, string | null | undefined>>;
  /** The nodes inside a container directive; empty for a leaf directive. */
  children: readonly BlockNode[];
}

/** A directive that documents may contain. */
export interface DirectiveDescription<Content> {
  /** Whether it is a container directive, `:::name`, or a leaf directive, `::name`. */
  isBox: boolean;
  attributes?: readonly string[];
  /** Whether it may contain `###` titles. */
  hasTitles?: boolean;
  /**
   * Returns the content of the block; reports a mistake, and returns `null` if there is no content without
   * it.
   */
  read(directive: DirectiveSource, context: DirectiveContext): Content | null;
}

/**
 * A kind of block: its syntax in Markdown, its texts and its data; `components/page/blocks.tsx` has the
 * component.
 */
export interface BlockDescription<Content> {
  /** The directive with the name of the kind; absent for blocks of plain Markdown. */
  directive?: DirectiveDescription<Content>;
  /** Directives with other names. */
  directives?: Readonly<Record<string, DirectiveDescription<Content>>>;
  /** Every text of the block, in reading order. */
  texts(content: Content): readonly Text[];
}

/** Checks the type of a description and infers the type of its content. */
export const describeBlock = <Content extends object>(
  description: BlockDescription<Content>,
): BlockDescription<Content> => description;
